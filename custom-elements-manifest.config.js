// What `custom-elements.json` says of the elements: tag, attributes, properties, events, slots, parts. Read off the
// classes, their `static properties` and their JSDoc.
import { readFileSync } from 'node:fs';

const isPublic = ({ name, privacy, inheritedFrom }) =>
  privacy !== 'private' && privacy !== 'protected' && !/^[_#]/.test(name) && inheritedFrom === undefined;

/** `components/swtcg/card/card.ts` has the class, `components/swtcg/card/swtcg-card.ts` registers it under its own name. */
const tagOf = (path) => `swtcg-${path.split('/').at(-2)}`;

/** Where the package has the module. */
const packaged = (path) => `dist/lib/${path.replace(/\.ts$/, '.js')}`;

/** The types of attributes as the class's JSDoc says them: words instead of the name of a type. */
const saidTypes = (path) =>
  new Map(
    [...readFileSync(path, 'utf8').matchAll(/@attr \{([^}]*)\} ([\w-]+)/g)].map(([, type, name]) => [
      name,
      type.replaceAll('|', ' | '),
    ]),
  );

/** Methods that Lit calls, and nobody else. */
const LIFE = new Set([
  'connectedCallback',
  'disconnectedCallback',
  'willUpdate',
  'updated',
  'render',
  'firstUpdated',
]);

const tidy = {
  name: 'tidy',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      module.declarations = (module.declarations ?? []).filter(
        ({ kind, name }) => kind === 'class' && /^Swtcg(?!Element$)/.test(name),
      );
      module.exports = (module.exports ?? []).filter(({ kind }) => kind === 'js');
      const types = saidTypes(module.path);
      module.path = packaged(module.path);
      for (const element of module.declarations) {
        element.customElement = true;
        element.tagName = tagOf(module.path);
        // State that Lit keeps is listed as an attribute too, but nothing says what it is for.
        element.attributes = (element.attributes ?? [])
          .filter((one) => isPublic(one) && types.has(one.name))
          .map((one) => ({ ...one, type: { text: types.get(one.name) } }));
        const said = new Map(element.attributes.map((one) => [one.fieldName ?? one.name, one]));
        element.members = (element.members ?? [])
          .filter((one) => isPublic(one) && !one.static && !LIFE.has(one.name))
          .filter((one) => said.has(one.name) || one.attribute === undefined)
          // A field of something else that the constructor sets is taken for one of its own.
          .filter((one) => one.kind !== 'field' || one.privacy || one.readonly || one.description)
          .map((one) => ({ ...one, description: one.description ?? said.get(one.name)?.description }));
        element.events = (element.events ?? []).filter(isPublic);
        module.exports.push({
          kind: 'custom-element-definition',
          name: element.tagName,
          declaration: { name: element.name, module: module.path },
        });
      }
    }
    customElementsManifest.modules = customElementsManifest.modules.filter(
      ({ declarations }) => declarations.length > 0,
    );
  },
};

export default {
  globs: ['components/*/*.ts', 'components/swtcg/*/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [tidy],
};
