// What the log says, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  noLog: 'The log starts with the first step.',
  notFound: 'No step contains these words.',
};

export type LogStrings = typeof english;

export const logStrings = stringsFor('log', english);
