// As much of XML as OCTGN's files have: tags with attributes, and text. No entities but the five of XML itself and numbers.

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** `</name>` */
  readonly closes: boolean;
  /** What stands between it and the next tag. */
  readonly text: string;
}

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>([^<]*)/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (all, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity] ?? all;
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code <= LAST_CODE ? String.fromCodePoint(code) : all;
  });

/** The tags of a text, in order; comments and declarations are none. */
export function tagsOf(source: string): readonly Tag[] {
  const found: Tag[] = [];
  for (const [, slash, name = '', attributes = '', text = ''] of source
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(TAG)) {
    const values = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single]) => [key, decoded(double ?? single ?? '')] as const,
    );
    found.push({ name, attributes: Object.fromEntries(values), closes: slash === '/', text: decoded(text) });
  }
  return found;
}
