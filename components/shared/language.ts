// The languages that the elements speak. Each element, and each part of a game, has its English in its own `strings.ts`;
// another language is a table of the same form, made known by `language('de', { board: { … }, table: { … } })`. An element
// speaks the language of the nearest `lang`; what a table leaves out is said in English. The types of these tables are in
// components/language.ts.

/** What a language says: the strings of each element, by its name, and what happens in a game. */
export type Tables = Readonly<Record<string, object | undefined>>;

const languages = new Map<string, Tables>();
let current = '';

/** Makes a language known to all elements of the page. */
export function addLanguage(lang: string, tables: Tables): void {
  languages.set(lang, tables);
}

/** Chooses the language of what is drawn next: "de-CH" is served by "de". */
export function speak(lang: string): void {
  const [general = ''] = lang.split('-');
  current = languages.has(lang) ? lang : languages.has(general) ? general : '';
}

/** A table in the language of what is being drawn; undefined: in English, which needs none. */
export const tableOf = (name: string): object | undefined => languages.get(current)?.[name];

/** The strings of an element, in the language of what is being drawn. */
export function stringsFor<Table extends object>(element: string, english: Table): () => Table {
  let spoken: { readonly table: object | undefined; readonly strings: Table } | null = null;
  return () => {
    const table = tableOf(element);
    if (!spoken || spoken.table !== table) spoken = { table, strings: { ...english, ...table } };
    return spoken.strings;
  };
}
