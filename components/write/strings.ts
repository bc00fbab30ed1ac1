// What the editor says, in English.
import { stringsFor } from '../shared/language.ts';
import { sharedStrings } from '../shared/strings.ts';

const english = {
  text: 'The example, in the notation',
  shown: 'What it shows',
  steps: 'Step through',
  table: 'Play',
  suggestions: 'Suggestions',
  suggested: (n: number) => `${sharedStrings().plural(n, 'suggestion')}: arrow keys and Enter take one.`,
  fine: 'No errors.',
  diceLeft: (n: number) => (n === 1 ? 'One die was not rolled.' : `${n} dice were not rolled.`),
  faults: (n: number) => `${sharedStrings().plural(n, 'mistake')} in the text.`,
  lastGood: 'Showing the last version without errors.',
  goTo: (line: number, column: number) => `Line ${line}, column ${column}`,
  embed: 'Copy embed code',
  light: 'Copy light embed code',
  lightWhy: 'Contains every step, so the page loads a third of the scripts until a reader plays on.',
  link: 'Copy link',
  json: 'Export as JSON',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Here it is:',
  tooLong: 'The text is too long for a link. Export it as a file.',
  badLink: 'The link is damaged. Its text can’t be read.',
  examples: 'Start with an example',
  takeBack: 'Back to my text',
};

export type WriteStrings = typeof english;

export const writeStrings = stringsFor('write', english);
