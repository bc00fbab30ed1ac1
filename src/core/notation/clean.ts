// What editors, blogs and wikis do to a text, undone: tags, entities, odd blanks, bullets. What is left has the lines and
// columns that a reader sees.

const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  rarr: '→',
  ndash: '–',
  mdash: '—',
  minus: '−',
  times: '×',
  hellip: '…',
  frac12: '½',
};

const LARGEST = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d*));/gi, (entity, hex, decimal, name) => {
    if (name) return NAMED[(name as string).toLowerCase()] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= LARGEST ? String.fromCodePoint(code) : entity;
  });

/** Entities of entities come from editors that encode what is encoded already. */
function withoutEntities(text: string): string {
  let now = text;
  for (let i = 0; i < 3 && now.includes('&'); i++) now = decoded(now);
  return now;
}

/** Without what lies between two marks; a mark that is never closed stays. */
function withoutSpans(text: string, open: RegExp, closing: (opened: RegExpExecArray) => string): string {
  const low = text.toLowerCase();
  const unclosed = new Set<string>();
  let kept = '';
  let from = 0;
  for (const found of text.matchAll(open)) {
    if (found.index < from) continue;
    const close = closing(found);
    const to = unclosed.has(close) ? -1 : low.indexOf(close, found.index + found[0].length);
    if (to < 0) {
      unclosed.add(close);
      continue;
    }
    kept += text.slice(from, found.index);
    from = to + close.length;
  }
  return kept + text.slice(from);
}

const withoutComments = (text: string): string => withoutSpans(text, /<!--/g, () => '-->');
const withoutScripts = (text: string): string =>
  withoutSpans(text, /<(script|style)\b[^<>]*>/gi, ([, tag = '']) => `</${tag.toLowerCase()}>`);

const withoutTags = (text: string): string =>
  withoutScripts(withoutComments(text))
    .replace(/<br\b[^<>]*>\n?|<\/(?:p|div|li|h\d|tr|dd|dt|blockquote)>\n?/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');

/** Zero-width characters, soft hyphens, marks of byte order and of direction: nobody sees them. */
const UNSEEN = /\p{Cf}|(?![\n\t])\p{Cc}/gu;

export function cleaned(source: string): string {
  const plain = withoutEntities(withoutTags(source.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')));
  return (
    plain
      .replace(UNSEEN, '')
      .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/½/g, '1/2')
      // The wiki's links, bold and italic; bold of Markdown.
      .replace(/\[\[(?:[^\][|\n]*\|)?([^\][\n]*)\]\]/g, '$1')
      .replace(/'{2,5}|\*\*/g, '')
  );
}

/** The marks before a line of a list or of a quotation, and its number. */
export const BULLET = /^(?:\s*(?:[>*•·‣▪]|[-–—#](?=\s)|\d{1,3}[.)](?=\s+\D)))*\s*/;
