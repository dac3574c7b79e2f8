/* "Accordian" Patience: packs of two lines of 26 cards each, then a line with # alone. */
int main(void)
{
    int card;
    while (peek() != '#')
        for (card = 1; card <= 52; card++) {
            one_of("A23456789TJQK");
            one_of("CDHS");
            one_of(card % 26 ? " " : "\n");
        }
    one_of("#");
    one_of("\n");
    end_of_file();
    return 0;
}
