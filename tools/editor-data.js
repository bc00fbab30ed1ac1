// What editors and type checkers can know of the tags, from the manifest: VS Code's custom data, JetBrains' web types,
// and the props of the tags in JSX and in Vue's templates.

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The classes of the manifest that are elements, by tag. */
export const elementsOf = ({ modules }) =>
  modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .sort((a, b) => a.tagName.localeCompare(b.tagName));

/** `'a' | 'b'` as a list; null where the type is not a list of words. */
export function wordsOf(type) {
  const parts = (type ?? '').split('|').map((part) => part.trim());
  const words = parts.filter((part) => /^'[^']*'$/.test(part)).map((part) => part.slice(1, -1));
  return words.length > 0 && words.length === parts.filter((part) => part !== 'null').length ? words : null;
}

/** Properties that a page may set. */
export const propertiesOf = ({ members = [] }) =>
  members.filter(({ kind, readonly }) => kind === 'field' && !readonly);

const isTruth = ({ type }) => type?.text === 'boolean';

const vscode = (elements) =>
  json({
    version: 1.1,
    tags: elements.map(({ tagName, description, attributes = [] }) => ({
      name: tagName,
      description,
      attributes: attributes.map((one) => ({
        name: one.name,
        description: one.description,
        ...(isTruth(one) ? { valueSet: 'v' } : {}),
        ...(wordsOf(one.type?.text) ? { values: wordsOf(one.type.text).map((name) => ({ name })) } : {}),
      })),
    })),
  });

const webTypes = (elements, { name, version }) =>
  json({
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tagName,
          description: element.description,
          attributes: (element.attributes ?? []).map((one) => ({
            name: one.name,
            description: one.description,
            value: { type: one.type?.text ?? 'string' },
          })),
          slots: (element.slots ?? []).map(({ name: slot, description }) => ({ name: slot, description })),
          js: {
            properties: propertiesOf(element).map((one) => ({
              name: one.name,
              description: one.description,
              value: { type: one.type?.text ?? 'unknown' },
            })),
            events: (element.events ?? []).map(({ name: event, description }) => ({
              name: event,
              description,
            })),
          },
          css: {
            parts: (element.cssParts ?? []).map(({ name: part, description }) => ({
              name: part,
              description,
            })),
          },
        })),
      },
    },
  });

/** Props by property, and by attribute where it has another name. */
function propsOf(element) {
  const properties = propertiesOf(element).map(({ name }) => name);
  const attributes = (element.attributes ?? [])
    .filter(({ name }) => !properties.includes(name))
    .map((one) => `'${one.name}'?: ${isTruth(one) ? 'boolean' : 'string | number'}`);
  const picked = properties.map((name) => `'${name}'`).join(' | ');
  return `Props<${element.name}, ${picked}> & { ${attributes.join('; ')} }`;
}

const imports = (elements) =>
  `import type { ${elements.map(({ name }) => name).join(', ')} } from '../lib/components/index.js';

/** What an element has as a property has its type; what is an attribute alone is anything. */
type Props<Element, Names extends string> = {
  [Name in Names]?: Name extends keyof Element ? Element[Name] : unknown;
};`;

const react = (
  elements,
) => `// The tags in JSX. One line in a project: import type {} from 'swtcg-elements/react';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports(elements)}

type Tag<Element, Own, Events extends string> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> &
  Own & { [Name in Events as \`on\${Name}\`]?: (event: CustomEvent) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements
  .map((element) => {
    const events = (element.events ?? []).map(({ name }) => `'${name}'`).join(' | ') || 'never';
    return `      '${element.tagName}': Tag<${element.name}, ${propsOf(element)}, ${events}>;`;
  })
  .join('\n')}
    }
  }
}
`;

const vue = (
  elements,
) => `// The tags in Vue's templates. One line in a project: import type {} from 'swtcg-elements/vue';
import type { DefineComponent } from 'vue';
${imports(elements)}

declare module 'vue' {
  interface GlobalComponents {
${elements.map((element) => `    '${element.tagName}': DefineComponent<${propsOf(element)}>;`).join('\n')}
  }
}
`;

/** The files of dist/editor, by name. */
export function editorFiles(manifest, about) {
  const elements = elementsOf(manifest);
  return {
    'vscode.html-custom-data.json': vscode(elements),
    'web-types.json': webTypes(elements, about),
    'react.d.ts': react(elements),
    'vue.d.ts': vue(elements),
  };
}
