// What a file of code imports, found without a compiler.

export interface Import {
  kind: 'static' | 'dynamic' | 'reference';
  /** Only types are imported: nothing is left of it when it runs. */
  types?: true;
  /** null: an expression, which cannot be checked. */
  from: string | null;
}

/** Static, type, side-effect and dynamic imports, `export … from`, `require()` and `/// <reference>`. */
export function importsOf(code: string): Import[] {
  const { tokens, references } = scan(code);
  const found: Import[] = references.map((from) => ({ kind: 'reference', from }));
  const textAt = (at: number) => tokens[at]?.text;
  tokens.forEach(({ type, text }, at) => {
    if (type !== 'code' || textAt(at - 1) === '.') return;
    if ((text === 'import' || text === 'require') && textAt(at + 1) === '(') {
      const first = tokens[at + 2];
      const whole = first?.type === 'string' && [')', ','].includes(textAt(at + 3) ?? '');
      found.push({ kind: 'dynamic', from: whole ? first.text : null });
    } else if (text === 'import' || text === 'export') {
      if (text === 'import' && tokens[at + 1]?.type === 'string') {
        found.push({ kind: 'static', from: textAt(at + 1) ?? null });
        return;
      }
      // The clause between the keyword and `from`: names, braces, commas, stars and quoted names.
      let end = at + 1;
      while (end < tokens.length && !(textAt(end) === 'from' && tokens[end + 1]?.type === 'string')) {
        const token = tokens[end];
        if (token?.type === 'code' && !/^([\w$]|[{},*]$)/.test(token.text)) return;
        end += 1;
      }
      if (end >= tokens.length) return;
      const from = textAt(end + 1) ?? null;
      const clause = tokens.slice(at + 1, end).map((token) => token.text);
      found.push({ kind: 'static', from, ...(namesTypes(clause) && { types: true }) });
    }
  });
  return found;
}

/** `type { A }`, or braces in which every name is a type's. */
function namesTypes([first, ...rest]: readonly string[]): boolean {
  if (first === 'type' && rest.length > 0 && rest[0] !== ',') return true;
  if (first !== '{') return false;
  const names = rest.slice(0, -1).join(' ').split(' , ');
  return names.every((name) => name === '' || name.startsWith('type '));
}

interface Token {
  type: 'code' | 'string';
  text: string;
}

/** After one of these a slash divides; after anything else it opens a regular expression. */
const ENDS_A_VALUE = /^([\w$]+|[)\]}]|)$/;
const BEFORE_A_VALUE = /^(return|typeof|case|in|of|delete|void|do|else|instanceof|new|throw|yield|await)$/;

/** Splits code into words, marks and strings; leaves out comments, regular expressions and template text. */
function scan(code: string): { tokens: Token[]; references: string[] } {
  const tokens: Token[] = [];
  const references: string[] = [];
  const braces: ('block' | 'template')[] = []; // what each open `{` belongs to
  let at = 0;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text !== undefined) at += text.length;
    return text;
  };
  const add = (type: Token['type'], text: string) => tokens.push({ type, text });
  const value = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/gs, '$1');
  const slashDivides = () => {
    const last = tokens.at(-1);
    if (last === undefined) return false;
    return last.type === 'string' || (ENDS_A_VALUE.test(last.text) && !BEFORE_A_VALUE.test(last.text));
  };
  /** The text of a template up to its end or to the next `${`. */
  const template = () => {
    const text = take(/(?:[^\\`$]|\\.|\$(?!\{))*/gsy) ?? '';
    if (take(/\$\{/gy) !== undefined) {
      braces.push('template');
      add('code', '${');
      return;
    }
    at += 1;
    add('string', text);
  };

  while (at < code.length) {
    const comment = take(/\/\/.*|\/\*[\s\S]*?\*\//gy);
    if (comment !== undefined) {
      if (/^\/\/\/\s*<reference\b/.test(comment)) references.push(comment);
      continue;
    }
    if (take(/\s+/gy) !== undefined) continue;
    const quoted = take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gsy);
    if (quoted !== undefined) {
      add('string', value(quoted));
      continue;
    }
    const word = take(/[\w$\u0080-\uffff]+/gy);
    if (word !== undefined) {
      add('code', word);
      continue;
    }
    if (code[at] === '/' && !slashDivides()) {
      if (take(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/gy) !== undefined) {
        add('string', '');
        continue;
      }
    }
    const mark = code.charAt(at);
    at += 1;
    if (mark === '`') {
      template();
    } else if (mark === '}' && braces.pop() === 'template') {
      template();
    } else {
      if (mark === '{') braces.push('block');
      add('code', mark);
    }
  }
  return { tokens, references };
}
