// What is wrong with a document as it is written, one sentence each. Types say what fields there are; this says what stands in them.
import type { DocumentText, Entry, Relation } from './document.ts';
import { type DocumentFacts, type DocumentId, documentFacts } from './documents.ts';
import { plain } from './plain.ts';
import { slugOf } from './slug.ts';

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const EXAMPLE = /^(examples|replays)\/[\w-]+\.(txt|json)$/;

/** What is wrong with what is known of the documents. */
export function documentFaults(all: readonly DocumentFacts[]): string[] {
  return all.flatMap(({ id, game, date, precedence, title }) => {
    const place = all.filter((one) => one.game === game && one.precedence === precedence);
    return [
      ...(DATE.test(date) ? [] : [`${id}: "${date}" is not a year, a month or a day`]),
      ...(title.trim() === '' ? [`${id}: it has no title`] : []),
      ...(place.length > 1 ? [`${id}: another document of ${game} has precedence ${precedence}`] : []),
    ];
  });
}

/** What is wrong with the entries of a document; `titles` are those of all entries of its game. */
export function entryFaults(document: DocumentText, titles: ReadonlySet<string>): string[] {
  const entries = document.sections.flatMap((section) => section.entries);
  const headings = new Map<string, number>();
  for (const { title } of entries) headings.set(plain(title), (headings.get(plain(title)) ?? 0) + 1);
  const elsewhere = new Set(document.elsewhere);
  const used = new Set(entries.flatMap(({ see = [], also = [] }) => [...see, ...also]));
  const slugs = entries.flatMap(({ slug }) => (slug === undefined ? [] : [slug]));
  return [
    ...document.sections
      .filter(({ section }) => /\s{2}|\n|^$/.test(section))
      .map(({ section }) => `${document.document}: "${section}" is no name of a section`),
    ...entries.flatMap((entry) =>
      [
        ...titleFaults(entry),
        ...aliasFaults(entry, headings),
        ...textFaults(entry),
        ...linkFaults(entry, titles, elsewhere),
        ...relationFaults(
          entry.relation === undefined ? document.relation : entry.relation,
          document.document,
        ),
        ...(entry.example === undefined || EXAMPLE.test(entry.example)
          ? []
          : [`no example is "${entry.example}"`]),
      ].map((fault) => `${document.document}, ${entry.title}: ${fault}`),
    ),
    ...slugs
      .filter((slug, i) => slugs.indexOf(slug) !== i)
      .map((slug) => `${document.document}: two entries have the slug ${slug}`),
    ...[...elsewhere]
      .filter((title) => !used.has(title) || titles.has(title))
      .map((title) => `${document.document}: "${title}" is not elsewhere`),
  ];
}

function titleFaults({ title, slug }: Entry): string[] {
  return [
    ...(title === title.trim() && title !== '' && !/ {2}/.test(title) ? [] : ['blanks in the title']),
    ...(slug === undefined && slugOf(title) === '' ? ['a title of signs needs a slug'] : []),
    ...(slug === undefined || slug === slugOf(slug) ? [] : [`"${slug}" is not a slug`]),
  ];
}

function aliasFaults(
  { title, aliases = [], names = [] }: Entry,
  headings: ReadonlyMap<string, number>,
): string[] {
  const plains = aliases.map(plain);
  return [
    ...aliases
      .filter((alias) => plain(alias) === plain(title))
      .map((alias) => `the alias "${alias}" is the title`),
    ...aliases
      .filter((alias) => plain(alias) !== plain(title) && headings.has(plain(alias)))
      .map((alias) => `the alias "${alias}" is a heading of its own`),
    ...aliases
      .filter((_, i) => plains.indexOf(plains[i] as string) !== i)
      .map((alias) => `the alias "${alias}" stands twice`),
    ...[...aliases, ...names].filter((name) => name.trim() === '').map(() => 'an empty name'),
  ];
}

function textFaults({ text, rule }: Entry): string[] {
  return [
    ...(/[.!?)”"]$/.test(text) ? [] : ['the text does not end as a sentence']),
    ...(/ {2}|^\s|\s$/.test(text) ? ['blanks in the text'] : []),
    ...(rule === undefined && /[“”‘’]/.test(text)
      ? ['curly quotes in the text: straight ones are used']
      : []),
  ];
}

function linkFaults(
  { title, see = [], also = [] }: Entry,
  titles: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
): string[] {
  return [
    ...[...see, ...also]
      .filter((to) => !titles.has(to) && !elsewhere.has(to))
      .map((to) => `no entry has the title "${to}"`),
    ...(also.includes(title) ? ['it refers to itself'] : []),
    ...see.filter((to) => also.includes(to)).map((to) => `"${to}" stands in see and in also`),
  ];
}

/** A document speaks of older ones; readings of the project of any document of their game. */
function relationFaults(relation: Relation | null, from: DocumentId): string[] {
  if (relation === null) return [];
  const { game, precedence, ours } = documentFacts(from);
  const older = (to: DocumentFacts) =>
    to.game === game && to.id !== from && (ours || to.precedence > precedence);
  return [
    ...(relation.documents.length === 0 ? ['a relation to no document'] : []),
    ...relation.documents
      .filter((to) => !older(documentFacts(to)))
      .map((to) => `${to} is not an older document of the game`),
  ];
}
