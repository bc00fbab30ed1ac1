// Play asks for options in words: those of "choose one", and of Adapt, which is one. A recorded game has them beside the
// options; where they are missing the grammar has to find them.

/** Whether there are options in a file, or in cards written as one, whose words are missing. */
export const lacksWords = (text: string): boolean => /"(choose-one|Adapt)"(?!\s*,\s*"words")/.test(text);
