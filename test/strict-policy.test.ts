// The elements work in pages with a strict content policy: no styles by attribute, no text as HTML, no code from text.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const components = fileURLToPath(new URL('../components', import.meta.url));

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[^.\w-]style=["'$]/, 'a style attribute: bind the property .style instead'],
  [/styleMap/, 'styleMap, which sets the attribute first'],
  [/unsafeHTML|(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write/, 'text as HTML'],
  [/createElement\('script'\)/, 'a script made by script'],
  [/\beval\(|new Function\(/, 'code from text'],
];

/** Addresses of data in templates: pictures only, which run nothing. Links and frames have none. */
const ADDRESS = /<(\w[\w-]*)(?:\s[^<>]*?)?\s(?:href|src|srcdoc|action|formaction|data|xlink:href)=\$\{/g;

test('no address of data becomes a link, a frame or a form', () => {
  const tags = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(components, file), 'utf8').matchAll(ADDRESS)].map(([, tag]) => tag),
    );
  assert.deepEqual([...new Set(tags)], ['img']);
});

test('no element needs more than a strict content policy allows', () => {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  assert.ok(files.length > 50);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(components, file), 'utf8');
    return FORBIDDEN.filter(([what]) => what.test(code)).map(([, why]) => `${file}: ${why}`);
  });
  assert.deepEqual(found, []);
});
