/* What an input validator is made of: the layout of one problem's files follows below, read character by character.
   Exit status 42 takes the file; 43 turns it down and says on standard error where and why. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int line = 1, column = 1;

void reject(const char *expected)
{
    fprintf(stderr, "line %d, column %d: expected %s\n", line, column, expected);
    exit(43);
}

int peek(void)
{
    return ungetc(getchar(), stdin);
}

/* Reads one character, which must be one of those in `allowed`. */
void one_of(const char *allowed)
{
    int found = getchar();
    if (found <= 0 || !strchr(allowed, found))
        reject(*allowed == '\n' ? "a line end" : *allowed == ' ' ? "a blank" : allowed);
    column++;
    if (found == '\n')
        line++, column = 1;
}

/* Reads an integer from `low` to `high`, without sign or leading zeros. */
long number(long low, long high)
{
    long value = 0;
    if (peek() == '0')
        one_of("0");
    else
        do {
            value = 10 * value + peek() - '0';
            one_of("0123456789");
        } while (value <= high && peek() >= '0' && peek() <= '9');
    if (value < low || value > high)
        reject("a number within its range before this place");
    return value;
}

void end_of_file(void)
{
    if (getchar() != EOF)
        reject("the end of the file");
    exit(42);
}
