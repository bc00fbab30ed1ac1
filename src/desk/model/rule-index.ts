// The rules of the index as entries of the 2022 rulebook: each rule once, under the book's own entry where there is one.
import { rules } from '../../swtcg/rulebook/rules.ts';
import type { Entry, RulebookSection, RuleEntry, RuleId, Section } from './document.ts';
import { plain } from './plain.ts';

/** Which file shows a rule at work. */
export type RuleExamples = Readonly<Partial<Record<RuleId, string>>>;

/** The book's sections, followed by a section for each heading under which other rules of the index stand. */
export function withRuleIndex(book: readonly RulebookSection[], examples: RuleExamples): readonly Section[] {
  const written = book.flatMap(({ entries }) => entries);
  const named = new Set(written.map(({ rule }) => rule));
  const rest = (Object.keys(rules) as RuleId[]).filter((id) => !named.has(id));
  const headings = new Set([
    ...written.map(({ title }) => plain(title)),
    ...rest.map((id) => plain(rules[id].title)),
  ]);

  /** The rule's text, and what the book says besides; the rule's title is one more name of the entry. */
  function ruleEntry(entry: RuleEntry): Entry {
    const { title, text } = rules[entry.rule];
    const example = entry.example ?? examples[entry.rule];
    return {
      ...entry,
      aliases: [...(headings.has(plain(title)) ? [] : [title]), ...(entry.aliases ?? [])],
      ...(example === undefined ? {} : { example }),
      text: [text, entry.text].filter(Boolean).join(' '),
    };
  }

  const others = new Map<string, Entry[]>();
  for (const id of rest) {
    const { title, section } = rules[id];
    others.set(section, [...(others.get(section) ?? []), ruleEntry({ title, rule: id })]);
  }
  return [
    ...book.map((part) => ({
      ...part,
      entries: part.entries.map((entry) => (entry.rule === undefined ? entry : ruleEntry(entry))),
    })),
    ...[...others].map(([section, entries]): Section => ({ section, kind: 'term', entries })),
  ];
}
