// The rules of the index as entries of the 2022 rulebook: each rule once, under the book's own entry where there is one.
import type { RuleId } from '../../swtcg/rulebook/ids.ts';
import { rules } from '../../swtcg/rulebook/rules.ts';
import type { Entry, RulebookSection, RuleEntry, Section } from './document.ts';
import { plain } from './plain.ts';

/** The rule's text, and what the book says besides; the rule's title is one more name of the entry. */
function ruleEntry(entry: RuleEntry): Entry {
  const { title, text } = rules[entry.rule];
  const aliases = [title, ...(entry.aliases ?? [])].filter((alias) => plain(alias) !== plain(entry.title));
  return { ...entry, aliases, text: [text, entry.text].filter(Boolean).join(' ') };
}

/** The book's sections, followed by a section for each heading under which other rules of the index stand. */
export function withRuleIndex(book: readonly RulebookSection[]): readonly Section[] {
  const named = new Set(book.flatMap(({ entries }) => entries.map(({ rule }) => rule)));
  const rest = new Map<string, Entry[]>();
  for (const id of Object.keys(rules) as RuleId[]) {
    if (named.has(id)) continue;
    const { title, section } = rules[id];
    rest.set(section, [...(rest.get(section) ?? []), ruleEntry({ title, rule: id })]);
  }
  return [
    ...book.map((part) => ({
      ...part,
      entries: part.entries.map((entry) => (entry.rule === undefined ? entry : ruleEntry(entry))),
    })),
    ...[...rest].map(([section, entries]): Section => ({ section, kind: 'term', entries })),
  ];
}
