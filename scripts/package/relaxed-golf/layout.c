/* Relaxed Golf: the number of games; for each of them five lines of seven ranks, and a line of the 17 to draw. */
void ranks(int count)
{
    while (count-- > 0) {
        number(1, 13);
        one_of(count ? " " : "\n");
    }
}

int main(void)
{
    long games = number(0, 100000);
    int row;
    one_of("\n");
    while (games-- > 0) {
        for (row = 1; row <= 5; row++)
            ranks(7);
        ranks(17);
    }
    end_of_file();
    return 0;
}
