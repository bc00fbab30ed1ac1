// `swtcg ruling`: the ruling in force on a card or a term.
import { plural } from '../../core/english.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { Desk } from '../../desk/lookup/desk.ts';
import { type Answer, lookUp } from '../../desk/lookup/look-up.ts';
import type { Found } from '../../desk/lookup/see.ts';
import { type DocumentFacts, documentFacts, SCOPES, type Scope } from '../../desk/model/documents.ts';
import { openDesk } from '../../desk/open.ts';
import { kindWords, relationWords, statusWords } from '../../desk/words.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';

export const RULING_HELP = `swtcg ruling [--game GAME] [--json] QUERY…
swtcg ruling --list [--game GAME] [--json]

Looks up a card, a term or a phrase in the rulebooks, supplements and FAQs of three games and prints the rulings on it,
in our own words, the one in force first.

  QUERY        a title, an alias, a part of one, or an entry's id; words are joined with spaces
  --game GAME  a game: swtcg (Star Wars TCG), swlcg (Star Wars: The Card Game) or swccg (Star Wars CCG); or one rulebook:
               swtcg-2022, swtcg-2002, swlcg-2012. Default: all games
  --list       the documents in order of precedence, and how many entries each has
  --json       one JSON object on one line
  --           the rest is the query, even if it begins with -

Exit code 0: found. 1: nothing found; similar titles are printed. 2: no query, or an unknown game or option.
`;

function scopeOf(given: string | undefined): Scope | null {
  if (given === undefined) return null;
  const scope = SCOPES.find((one) => one === given);
  if (!scope)
    throw new UsageError(
      `--game is one of ${SCOPES.join(', ')}, not "${given}".${didYouMean(given, SCOPES)}`,
    );
  return scope;
}

const entryJson = ({ entry: { ruling }, via }: Found) => ({
  id: ruling.id,
  title: ruling.title,
  kind: ruling.kind,
  document: ruling.document,
  date: documentFacts(ruling.document).date,
  status: ruling.status,
  changed: ruling.changed,
  relation: ruling.relation,
  text: ruling.text,
  see: ruling.see,
  via,
  example: ruling.example,
});

const dated = ({ title, date }: DocumentFacts): string => `${title} (${date})`;

const WIDTH = 96;

/** Lines of words, indented. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || indent.length + line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}

function entryText({ entry: { ruling }, via }: Found): string {
  const document = documentFacts(ruling.document);
  const facts = [
    `${dated(document)}, ${ruling.section}`,
    ruling.relation && relationWords(ruling.relation),
    via.length > 0 && `reached by way of ${via.join(', ')}`,
    ruling.see.length > 0 && `see ${ruling.see.join(', ')}`,
    ruling.example && `example: swtcg run ${ruling.example}`,
  ];
  const marks = [
    kindWords(ruling.kind),
    document.ours && 'our reading',
    statusWords(ruling.status),
    ruling.changed && 'new or changed',
  ];
  return [
    `${ruling.title} [${marks.filter(Boolean).join('; ')}]`,
    wrapped(ruling.text, '  '),
    ...facts.filter((fact): fact is string => Boolean(fact)).map((fact) => wrapped(`- ${fact}`, '  ')),
  ].join('\n');
}

/** Each entry that was found with those it sends to; what a newer document has replaced comes last. */
function inForceFirst(found: readonly Found[]): Found[] {
  const groups: Found[][] = [];
  for (const one of found)
    if (one.via.length === 0) groups.push([one]);
    else groups.at(-1)?.push(one);
  const replaced = ([first]: Found[]) => first?.entry.ruling.status === 'superseded';
  return [...groups.filter((group) => !replaced(group)), ...groups.filter(replaced)].flat();
}

function answerText(desk: Desk, query: string, { found, near }: Answer): string {
  if (found.length > 0) return `${inForceFirst(found).map(entryText).join('\n\n')}\n`;
  const held = desk.documents.filter(({ held }) => held).map(dated);
  return [
    `There is no ruling on "${query}".`,
    ...(near.length > 0 ? [`Near: ${near.join(', ')}.`] : []),
    `Looked in: ${held.join(', ')}.`,
    '',
  ].join('\n');
}

const entriesIn = (desk: Desk, { id }: DocumentFacts): number =>
  desk.entries.filter(({ ruling }) => ruling.document === id).length;

const listJson = (desk: Desk) => ({
  documents: desk.documents.map((document) => ({
    id: document.id,
    game: document.game,
    title: document.title,
    date: document.date,
    precedence: document.precedence,
    held: document.held,
    entries: entriesIn(desk, document),
  })),
});

const listText = (desk: Desk): string =>
  desk.documents
    .map((document) => {
      const held = document.held ? plural(entriesIn(desk, document), 'entry', 'entries') : 'text not held';
      return `${document.id}: ${dated(document)}, precedence ${document.precedence} in ${document.game}, ${held}\n`;
    })
    .join('');

export async function ruling(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--game'], ['--json', '--list']);
  if (flags.has('--help')) {
    io.out(RULING_HELP);
    return 0;
  }
  const scope = scopeOf(values['--game']);
  const query = words.join(' ');
  const json = flags.has('--json');
  if (flags.has('--list')) {
    if (words.length > 0) throw new UsageError('--list takes no query.');
    const desk = await openDesk(scope);
    io.out(json ? `${JSON.stringify(listJson(desk))}\n` : listText(desk));
    return 0;
  }
  if (query.trim() === '') throw new UsageError('Which card or term?');
  const desk = await openDesk(scope);
  const answer = lookUp(desk, query);
  const { found, near } = answer;
  io.out(
    json
      ? `${JSON.stringify({ query, game: scope, entries: found.map(entryJson), near })}\n`
      : answerText(desk, query, answer),
  );
  return found.length > 0 ? 0 : 1;
}
