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

/** Addresses in templates that are worked out. */
const ADDRESS =
  /<(\w[\w-]*)(?:\s[^<>]*?)?\s(?:href|src|srcdoc|action|formaction|data|xlink:href)=\$\{([^}]*)\}/g;

/** What may stand there: pictures, which run nothing, and addresses that are always those of a page or of a file. */
const SAFE = new Set([
  // An entry of the desk, on the page that is open.
  'a addressOf(id, location.href)',
  // A page with a desk: `pageAddress` lets no other kind of address through.
  'a address',
  // A file of the package, which is fetched and never run.
  'swtcg-replay exampleAddress(file, host.base)',
]);

test('no address of data becomes a link, a frame or a form', () => {
  const found = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(components, file), 'utf8').matchAll(ADDRESS)].map(
        ([, tag, value]) => `${tag} ${value}`,
      ),
    )
    .filter((one) => !one.startsWith('img '));
  assert.deepEqual(new Set(found), SAFE);
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
