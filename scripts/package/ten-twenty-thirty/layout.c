/* 10-20-30: decks of 52 numbers, each with one blank or line end behind it; then a line end after a single 0. */
int main(void)
{
    int card;
    while (peek() != '0')
        for (card = 1; card <= 52; card++) {
            number(1, 10);
            one_of(" \n");
        }
    one_of("0");
    one_of("\n");
    end_of_file();
    return 0;
}
