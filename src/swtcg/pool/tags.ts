// Files with tags, as LackeyCCG writes them: like XML, but nobody promised that. What is no tag is text.

export type Tagged =
  | {
      readonly is: 'open' | 'close';
      readonly tag: string;
      readonly attributes: Readonly<Partial<Record<string, string>>>;
      readonly line: number;
    }
  | { readonly is: 'text'; readonly text: string; readonly line: number };

const ENTITIES: Readonly<Partial<Record<string, string>>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Named and numbered characters; an `&` that is none stands for itself. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[(name as string).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : all;
  });

const PIECE = /<!--[\s\S]*?(?:-->|$)|<[?!][^<>]*>|<(\/?)([a-z][\w-]*)(?![\w-])([^<>]*)>|[^<]+|</gi;
const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The tags and the texts between them, in order, with their lines. Blank texts and comments are left out. */
export function tagsOf(source: string): readonly Tagged[] {
  const found: Tagged[] = [];
  let line = 1;
  for (const [all, slash, tag, rest = ''] of source.replace(/^\ufeff/, '').matchAll(PIECE)) {
    if (tag !== undefined) {
      const attributes = Object.fromEntries(
        [...rest.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name.toLowerCase(), plain(a ?? b ?? '')]),
      );
      const place = { tag: tag.toLowerCase(), attributes, line };
      if (slash !== '/') found.push({ is: 'open', ...place });
      if (slash === '/' || rest.trimEnd().endsWith('/')) found.push({ is: 'close', ...place });
    } else if (!/^<[!?]/.test(all) && all.trim() !== '') {
      const before = /^\s*/.exec(all)?.[0] ?? '';
      found.push({ is: 'text', text: plain(all).trim(), line: line + newlines(before) });
    }
    line += newlines(all);
  }
  return found;
}

const newlines = (text: string): number => text.split('\n').length - 1;
