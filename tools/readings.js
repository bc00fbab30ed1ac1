// Makes the desk's entries of RULINGS.md, which is the one place for them: `npm run readings`. The head of a reading is the
// first cell of its row or the bold words of its point; it gives the title, the id and the other names. Of readings with the
// same head the first has the id of the title, the second gets -2: a new one stands after those that were there.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
export const OUT = 'src/desk/data/swtcg-project/readings.ts';
const NUMBERED = 'src/desk/data/swtcg-project/numbered.ts';
const read = (file) => readFileSync(new URL(file, root), 'utf8');

/** The glossary's lists and the headings that stand before a narrower place. */
const LISTS = /^(Keywords|Terms|Phrases|Glossary), /;
const HEADINGS =
  /^(The 4 Primary Rules|Attacking|Card Effects|Effect Types|Equipment Cards|Game Zones|Mission Cards|Play or Pass Chances|Reveal|Setup|Turn Structure|Using Effects), /;

/** Readings of another edition than the first: the heading that they stand under, and the document that they read. */
const EDITIONS = { 'The edition of 2002': { document: 'swtcg-2002', text: 'Rulebook of 2002:' } };

const plain = (text) => text.replace(/\s+/g, ' ').replaceAll('`', '').trim();
/** Words without the stars of emphasis. */
const unstressed = (text) => text.replace(/\*(\w[^*]*)\*/g, '$1');

/** What stands in quotation marks: a single word only at the beginning, elsewhere it is part of an explanation. */
const quoted = (text) =>
  [...text.matchAll(/"([^"]+)"/g)]
    .filter(({ index, 1: words }) => index === 0 || words.includes(' '))
    .map(([, words]) => words.trim());

/** "costs X [more/less]": each choice, and both without X. */
function choices(title) {
  const [brackets, words] = /\[([^\]]+)\]/.exec(title) ?? [];
  const all =
    brackets === undefined ? [title] : words.split('/').map((word) => title.replace(brackets, word));
  return [...all, ...all.map((one) => one.replace(/ X\b/, ''))].filter((one) => one !== title);
}

/** A place of the book, and what it is called besides. */
function readPlace(place) {
  const rest = place.replace(LISTS, '');
  const quotes = quoted(rest);
  const title = quotes.length === 1 && rest === `"${quotes[0]}"` ? quotes[0] : rest;
  if (title !== rest) return { title, names: [title, ...choices(title)] };
  if (quotes.length > 0) return { title, names: quotes };
  if (rest !== place) return { title, names: rest.split(/, | and /) };
  const [heading] = HEADINGS.exec(place) ?? [];
  if (heading === undefined) return { title, names: [] };
  const narrower = place.slice(heading.length).replace(/^\d.*$/, '');
  return { title, names: [heading.slice(0, -2), ...narrower.split(/, | and /)] };
}

/** Title and other names of a reading; a keyword is without its X. */
function readHead(head, ofKeywords) {
  const places = head.split('; ').map((place) => {
    const words = place.replace(/ X$/, '');
    return readPlace(ofKeywords ? `Keywords, ${words}` : words);
  });
  const title = places.map((place) => place.title).join('; ');
  const all = places.flatMap((place) => (places.length > 1 ? [place.title, ...place.names] : place.names));
  return { title, names: all.filter(Boolean) };
}

const sentence = (text) => (/[.!?"]$/.test(text) ? text : `${text}.`);
/** "(7)" and "(ruling 7)" are numbered rulings. */
const numbered = (text) => text.replace(/\((?:ruling )?(\d+)\)/g, '(ruling $1)');

/** What a reading says, as a text of its own. */
function textOf(words, section) {
  const edition = EDITIONS[section];
  return [...(edition ? [edition.text] : []), unstressed(numbered(words))].join(' ');
}

function readRow(line, section) {
  const [head, reading, why] = line.split('|').slice(1, -1).map(plain);
  const text = `${sentence(reading)} Reason: ${sentence(why)}`;
  return { section, ...readHead(head, section === 'Keywords of later sets'), text: textOf(text, section) };
}

function readPoint(point, section) {
  const [, head, reading] = /^- \*\*(.+?)\.?\*\*(.*)$/.exec(plain(point));
  return { section, ...readHead(head, false), text: textOf(reading.trim(), section) };
}

/** The readings as they stand in the file. */
export function readings(markdown) {
  const found = [];
  /** What stands above the rule of a table. */
  const heads = new Set([...markdown.matchAll(/^(\|.*)\n\|-/gm)].map(([, head]) => head.trim()));
  let section = '';
  for (const block of markdown.split(/\n(?=- |## |\||\n)/)) {
    const line = block.trim();
    if (line.startsWith('## ')) [section] = line.slice(3).split('\n');
    else if (line.startsWith('- **')) found.push(readPoint(line, section));
    else if (/^\|(?!-)/.test(line) && !heads.has(line)) found.push(readRow(line, section));
  }
  return found;
}

/** Titles of signs have no letters for an id. */
const SLUGS = { '*': 'star', '+/-': 'plus-minus' };

/** Titles with the same key answer to the same query (src/desk/model/plain.ts). */
const key = (title) =>
  title
    .toLowerCase()
    .replace(/^(the|a|an) /, '')
    .replace(/s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '') || title;

/** The titles in a module of entries. */
const titlesIn = (code) => [...code.matchAll(/\btitle: (['"])(.*?)\1,/g)].map(([, , title]) => title);

/** The sections of the document; what is a heading of its own is no other name. */
export function sections(markdown = read('RULINGS.md'), others = read(NUMBERED)) {
  const all = readings(markdown);
  const headings = new Set([...titlesIn(others), ...all.map(({ title }) => title)].map(key));
  const written = ({ section, title, names, text }) => {
    const edition = EDITIONS[section];
    const aliases = names.filter((name, i) => {
      const same = (other) => key(other) === key(name);
      return !headings.has(key(name)) && names.findIndex(same) === i;
    });
    return {
      title,
      ...(SLUGS[title] && { slug: SLUGS[title] }),
      ...(aliases.length > 0 && { aliases }),
      ...(edition && { relation: { kind: 'adds-to', documents: [edition.document] } }),
      text,
    };
  };
  return [...new Set(all.map(({ section }) => section))].map((section) => ({
    section: `RULINGS.md, ${section}`,
    kind: 'term',
    entries: all.filter((one) => one.section === section).map(written),
  }));
}

const fileText = () =>
  [
    '// Generated from RULINGS.md by `npm run readings`: change that file, not this one.\n',
    "import type { Section } from '../../model/document.ts';\n\n",
    `export const readings: readonly Section[] = ${JSON.stringify(sections(), null, 2)};\n`,
  ].join('');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL(OUT, root), fileText());
