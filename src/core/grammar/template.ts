// Templates: the wording of a form. `draw {n:amount} card(s)`, with
//   a|b     either word is read, the first is printed        [you]   read with or without it, printed without
//   card(s) read in both numbers, printed to agree with the number before it; so is die(dice)

export type Item =
  | { readonly lit: readonly string[]; readonly low: readonly string[]; readonly agree?: true }
  | { readonly hole: string; readonly category: string };

/** A hole, an optional group, a word, or a sign. Signs stand by themselves; `->` is one. */
const PIECE = /\{[^}]*\}|\[[^\]]*\]|->|[^\s{}[\].,:;"\u201c\u201d]+|[.,:;\u201c\u201d]/g;

/** All the sequences of items that a template stands for; the first is the one that is printed. */
export function compileTemplate(template: string): readonly (readonly Item[])[] {
  let variants: Item[][] = [[]];
  for (const [piece] of template.matchAll(PIECE)) {
    if (piece.startsWith('[')) {
      const inner = compileTemplate(piece.slice(1, -1));
      variants = variants.flatMap((v) => [v, ...inner.map((more) => [...v, ...more])]);
    } else {
      const item = piece.startsWith('{') ? holeItem(piece.slice(1, -1)) : wordItem(piece);
      for (const v of variants) v.push(item);
    }
  }
  return variants;
}

function holeItem(inner: string): Item {
  const [name = '', category = name] = inner.split(':');
  return { hole: name.trim(), category: category.trim() };
}

function wordItem(piece: string): Item {
  const [, one, many] = /^(.+)\((.+)\)$/.exec(piece) ?? [];
  if (one && many) return { ...literal([one, many === 's' ? `${one}s` : many]), agree: true };
  return literal(piece.split('|'));
}

const literal = (words: readonly string[]) => ({ lit: words, low: words.map((word) => word.toLowerCase()) });

/** The words of a fixed phrase, in small letters. */
export const phrase = (text: string): readonly string[] =>
  (text.match(PIECE) ?? []).map((word) => word.toLowerCase());
