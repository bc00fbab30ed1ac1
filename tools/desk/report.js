// How much of the desk is there: entries of each document, entries with an example, words that are the source's.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As many words in a row as the source has are copied and no longer told. */
const MOST_SHARED = 7;

/** The beginning of the file that holds the source of a document. */
const SOURCES = {
  'swtcg-2022': '000_',
  'swtcg-2002': '001_',
  'swlcg-faq-1.1': '004_',
  'swccg-supplement-2003': '003_',
};

const wordsOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>/g, ' ')
    .replace(/['’*_]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The first run of words that a text shares with a source. */
function shared(text, runs) {
  const words = wordsOf(text);
  for (let i = 0; i + MOST_SHARED < words.length; i++) {
    const run = words.slice(i, i + MOST_SHARED + 1).join(' ');
    if (runs.has(run)) return run;
  }
  return null;
}

/** An entry that has words of its source, with them. */
function sharing({ id, text }, runs) {
  const run = shared(text, runs);
  return run === null ? [] : [`${id}: "${run}"`];
}

function runsOf(source) {
  const words = wordsOf(source);
  return new Set(words.map((_, i) => words.slice(i, i + MOST_SHARED + 1).join(' ')));
}

/** The source of a document, where the folder with the sources is at hand. */
function sourceOf(document, folder) {
  const start = SOURCES[document];
  if (start === undefined || !existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => name.startsWith(start));
  return file ? readFileSync(join(folder, file), 'utf8') : null;
}

/** A line for each document, and the entries that share words with their source. */
export function report(desk, folder) {
  const copied = [];
  const lines = desk.documents.map(({ id, held }) => {
    const rulings = desk.entries.map(({ ruling }) => ruling).filter(({ document }) => document === id);
    const source = sourceOf(id, folder);
    const runs = source === null ? null : runsOf(source);
    const same = runs ? rulings.flatMap((one) => sharing(one, runs)) : [];
    copied.push(...same);
    const examples = rulings.filter(({ example }) => example !== null).length;
    const words = runs
      ? `${same.length} with eight or more words of their source`
      : 'not compared with a source';
    return held
      ? `${id}: ${rulings.length} entries, ${examples} with an example, ${words}`
      : `${id}: text not held`;
  });
  return { lines, copied };
}
