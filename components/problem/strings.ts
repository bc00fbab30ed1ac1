// What is said of a problem, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  problems: {
    'entry-not-legal': 'A move in this example is not legal',
    'dice-exhausted': 'This example has too few dice',
    'text-not-read': "A card's text can't be read",
    diverged: 'This replay does not match the rules',
    unreadable: "The file can't be read",
    loop: 'The cards trigger each other endlessly',
    'not-fetched': 'Something is missing',
    'too-long': 'This example is too long for a page',
  } as Record<string, string>,
  problem: "This example can't be shown",
  gameProblem: "This game can't be shown",
  problemRest: 'The steps before this are fine.',
  problemKept: 'What was shown before is still here.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  lastGood: 'Show the last good step',
  isPage: 'The address leads to a web page, not to a game file.',
  what: 'What',
  whereAt: 'Where',
  understood: 'Understood so far',
  code: 'Code',
};

export type ProblemStrings = typeof english;

export const problemStrings = stringsFor('problem', english);
