// Where the rules of the index stand in the rulebook of 2012, in its FAQ and on the project's page of rulings.
import type { Index } from '../../swtcg/rulebook/checks.ts';

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly name: string;
}

const plain = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\*/g, '')
    .replace(/\(p\. \d+\)/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const headingsOf = (book: string): Heading[] =>
  book.split('\n').flatMap((raw, line): Heading[] => {
    const [, marks, name] = /^(#+) (.+)$/.exec(raw) ?? [];
    return marks === undefined || name === undefined
      ? []
      : [{ line, level: marks.length, name: plain(name) }];
  });

/** Whether the path of headings stands in the book, each heading within the one before. */
export function standsIn(book: string, section: string): boolean {
  const headings = headingsOf(book);
  const search = (path: string, from: number, to: number): boolean =>
    headings.some((heading) => {
      if (heading.line < from || heading.line >= to) return false;
      if (path === heading.name) return true;
      if (!path.startsWith(`${heading.name}, `)) return false;
      const end = headings.find((one) => one.line > heading.line && one.level <= heading.level)?.line ?? to;
      return search(path.slice(heading.name.length + 2), heading.line + 1, Math.min(to, end));
    });
  return search(plain(section), 0, Number.POSITIVE_INFINITY);
}

interface Books {
  readonly book: string;
  readonly faq: string;
  readonly rulings: string;
}

const RULING = /^Rulings, (\d+)$/;
const PAGE = / \(p\. \d+\)$/;

/** Sections that none of the three has, and those of the book that give no page. */
export const wrongSections = (index: Index, { book, faq, rulings }: Books): string[] =>
  Object.entries(index)
    .filter(([, { section }]) => {
      if (section === 'Engine') return false;
      const ruling = RULING.exec(section)?.[1];
      if (ruling !== undefined) return !new RegExp(`^(?:\\| )?${ruling}(?: \\||\\.) `, 'm').test(rulings);
      if (section.startsWith('FAQ, ')) return !standsIn(faq, section.slice('FAQ, '.length));
      return !PAGE.test(section) || !standsIn(book, section);
    })
    .map(([id, { section }]) => `${id}: ${section}`);
