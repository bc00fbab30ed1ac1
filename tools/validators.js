// Writes the validators of all file formats, from their JSON Schemas: `npm run validators`. Each schema file becomes a module
// of calls of src/core/files/checks.ts, with the types of what it accepts. It knows the keywords that our schemas use and
// refuses others. docs/architecture.md says why this is not Ajv's generated code; tests hold both to the same answers.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const SCHEMAS = new URL('replays/schema/', root);

/** Where the modules lie: of the game that a schema is of, or of none. */
const GAME = 'src/swtcg/files/validators/';
const PLAY = 'src/play/files/validators/';
const FOLDERS = { 'swtcg-course-1.json': PLAY };

/** The module of each schema file, and what its root is called there. */
const NAMES = {
  'shared.json': ['shared'],
  'game.json': ['game'],
  'swtcg-replay-1.json': ['replay', 'replayFile'],
  'swtcg-scenario-1.json': ['scenario', 'scenarioFile'],
  'swtcg-views-2.json': ['view-log', 'viewLogFile'],
  'swtcg-cards-1.json': ['cards', 'cardsFile'],
  'swtcg-save-1.json': ['save', 'saveFile'],
  'swtcg-lesson-1.json': ['lesson', 'lessonFile'],
  'swtcg-course-1.json': ['course', 'courseFile'],
};

/** What src/core/files/checks.ts exports. */
const CHECKS = [
  ...['any', 'anyOf', 'array', 'boolean', 'ifHas', 'integer', 'lazy'],
  ...['nothing', 'number', 'object', 'oneOf', 'string', 'tagged'],
];

/** Keywords by the type that they belong to; annotations say nothing about what is valid. */
const ANNOTATIONS = ['$schema', '$id', '$defs', 'title', 'description', 'examples'];
const KEYWORDS = {
  string: ['maxLength', 'pattern', 'not'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  boolean: [],
  null: [],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties', 'propertyNames', 'maxProperties'],
};
const FORMS = [
  ['$ref'],
  ['const'],
  ['enum'],
  ['anyOf'],
  ['type', 'if', 'then', 'else'],
  ['type', 'properties', 'required', 'discriminator', 'oneOf'],
];

function formOf(schema, where) {
  const used = Object.keys(schema).filter((key) => !ANNOTATIONS.includes(key));
  if (used.length === 0) return 'any';
  const form = FORMS.find((keys) => keys.length === used.length && keys.every((key) => used.includes(key)));
  if (form) return form.find((key) => key !== 'type' && key !== 'properties' && key !== 'required');
  const odd = used.find((key) => key !== 'type' && !KEYWORDS[schema.type]?.includes(key));
  if (odd || !KEYWORDS[schema.type])
    throw new Error(`${where}: the generator does not know "${odd ?? 'type'}" here.`);
  return schema.type;
}

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const literal = (value) => JSON.stringify(value);
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));
const entries = (fields) =>
  `{ ${Object.entries(fields)
    .map(([name, code]) => `${key(name)}: ${code}`)
    .join(', ')} }`;

/** One module: the code of its checks, and the types of what they accept. */
class Module {
  imports = new Map();
  checks = new Set();
  started = [];
  done = [];

  constructor(file, schema) {
    this.file = file;
    this.schema = schema;
    [this.name, this.root] = NAMES[file];
  }

  use(check) {
    this.checks.add(check);
    return check;
  }

  /** The name of what is referred to; `named` says how it is imported from another module. */
  reference(ref, named) {
    const [file, name] = ref.split('#/$defs/');
    if (!file) return name;
    if (!NAMES[file]) throw new Error(`${this.file}: there is no schema "${file}".`);
    const [module] = NAMES[file];
    this.imports.set(module, (this.imports.get(module) ?? new Set()).add(named(name)));
    return name;
  }

  options(schema, names, more = {}) {
    const given = names.flatMap((name) =>
      schema[name] === undefined ? [] : [[name, literal(schema[name])]],
    );
    const all = { ...Object.fromEntries(given), ...more };
    return Object.keys(all).length === 0 ? '' : entries(all);
  }

  call(check, ...args) {
    while (args.length > 0 && args.at(-1) === '') args.pop();
    return `${this.use(check)}(${args.join(', ')})`;
  }

  code(schema, where) {
    if (schema === true) return this.use('any');
    const form = formOf(schema, where);
    const titled = ['title'];
    switch (form) {
      case '$ref': {
        const name = this.reference(schema.$ref, (one) => one);
        return this.started.includes(name) ? this.call('lazy', `() => ${name}`) : name;
      }
      case 'any':
        return this.use('any');
      case 'const':
        return this.call('oneOf', `[${literal(schema.const)}]`, this.options(schema, titled));
      case 'enum':
        return this.call('oneOf', literal(schema.enum), this.options(schema, titled));
      case 'anyOf': {
        const choices = schema.anyOf.map((one, i) => this.code(one, `${where}/anyOf/${i}`));
        return this.call('anyOf', `[${choices.join(', ')}]`, this.options(schema, titled));
      }
      case 'if': {
        const [only, ...others] = schema.if.required ?? [];
        if (!only || others.length > 0 || Object.keys(schema.if).length > 1)
          throw new Error(`${where}: "if" asks whether one key is there.`);
        return this.call(
          'ifHas',
          literal(only),
          this.code(schema.then, `${where}/then`),
          this.code(schema.else, `${where}/else`),
        );
      }
      case 'discriminator': {
        const tag = schema.discriminator.propertyName;
        const base = { ...schema, additionalProperties: true };
        for (const extra of ['discriminator', 'oneOf', 'description']) delete base[extra];
        const cases = schema.oneOf.map((one) => [
          one.properties[tag].const,
          this.code(one, `${where}/${one.properties[tag].const}`),
        ]);
        return this.call(
          'tagged',
          literal(tag),
          this.code(base, where),
          literal(schema.properties[tag].title),
          entries(Object.fromEntries(cases)),
        );
      }
      case 'string': {
        const { pattern, not, examples } = schema;
        return this.call(
          'string',
          this.options(schema, ['title', 'maxLength'], {
            ...(pattern && { pattern: `/${pattern.replaceAll('/', '\\/')}/u` }),
            ...(pattern && examples && { example: literal(examples[0]) }),
            ...(not && { not: literal(not.enum) }),
          }) || '{}',
        );
      }
      case 'integer':
      case 'number':
        return this.call(form, this.options(schema, ['title', 'minimum', 'maximum']));
      case 'boolean':
        return this.use('boolean');
      case 'null':
        return this.use('nothing');
      case 'array':
        return this.call(
          'array',
          schema.items ? this.code(schema.items, `${where}/items`) : this.use('any'),
          this.options(schema, ['title', 'minItems', 'maxItems']),
        );
      default:
        return this.object(schema, where);
    }
  }

  object(schema, where) {
    const { properties = {}, additionalProperties: others = true, propertyNames } = schema;
    const members = Object.entries(properties).map(([name, one]) => [
      name,
      this.code(one, `${where}/${name}`),
    ]);
    return this.call(
      'object',
      members.length > 0 ? entries(Object.fromEntries(members)) : '{}',
      this.options(schema, ['title', 'required', 'maxProperties'], {
        ...(others !== true && {
          additional: others === false ? 'null' : this.code(others, `${where}/additionalProperties`),
        }),
        ...(propertyNames && { propertyNames: this.code(propertyNames, `${where}/propertyNames`) }),
      }),
    );
  }

  type(schema) {
    if (schema === true) return 'unknown';
    const form = formOf(schema, this.file);
    const either = (list) => [...new Set(list.map((one) => this.type(one)))].join(' | ');
    switch (form) {
      case '$ref':
        return pascal(this.reference(schema.$ref, (one) => `type ${pascal(one)}`));
      case 'any':
        return 'unknown';
      case 'const':
        return literal(schema.const);
      case 'enum':
        return schema.enum.map(literal).join(' | ');
      case 'anyOf':
        return either(schema.anyOf);
      case 'if':
        return either([schema.then, schema.else]);
      case 'discriminator':
        return schema.oneOf
          .map((one) =>
            this.type({
              ...one,
              properties: { ...one.properties, by: schema.properties.by },
              required: [...schema.required, ...(one.required ?? [])],
            }),
          )
          .join(' | ');
      case 'integer':
      case 'number':
        return 'number';
      case 'string':
      case 'boolean':
      case 'null':
        return form;
      case 'array':
        return `readonly (${schema.items ? this.type(schema.items) : 'unknown'})[]`;
      default: {
        const { properties = {}, required = [], additionalProperties: others } = schema;
        const members = Object.entries(properties).map(
          ([name, one]) =>
            `${one.description ? `/** ${one.description} */ ` : ''}readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${this.type(one)};`,
        );
        if (typeof others !== 'object') return `{ ${members.join(' ')} }`;
        const rest = `Readonly<Record<string, ${this.type(others)}>>`;
        return members.length === 0 ? rest : `{ ${members.join(' ')} readonly [name: string]: unknown }`;
      }
    }
  }

  /** The definitions that a definition stands on come before it. */
  define(name) {
    if (CHECKS.includes(name)) throw new Error(`${this.file}: "${name}" is the name of a check.`);
    if (this.done.some(([known]) => known === name) || this.started.includes(name)) return;
    this.started.push(name);
    const schema = this.schema.$defs[name];
    for (const ref of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) this.define(ref[1]);
    const code = this.code(schema, `${this.file}#/$defs/${name}`);
    this.started.splice(this.started.indexOf(name), 1);
    this.done.push([name, code, schema]);
  }

  text() {
    for (const name of Object.keys(this.schema.$defs ?? {})) this.define(name);
    if (this.root) this.done.push([this.root, this.code(this.schema, this.file), this.schema]);
    const types = this.done.map(
      ([name, , schema]) =>
        `${schema.description ? `/** ${schema.description} */\n` : ''}export type ${pascal(name)} = ${this.type(schema)};\n`,
    );
    const checks = this.done.map(([name, code]) => `export const ${name}: Check = ${code};\n`);
    const imports = [...this.imports].map(
      ([module, names]) => `import { ${[...names].sort().join(', ')} } from './${module}.ts';\n`,
    );
    return [
      `// Generated from replays/schema/${this.file} by \`npm run validators\`: change that file, not this one.\n`,
      `import { ${[...this.checks].sort().join(', ')}, type Check } from '../../../core/files/checks.ts';\n`,
      ...imports,
      '\n',
      ...types,
      '\n',
      ...checks,
    ].join('');
  }
}

/** Every module by its path, as it should be. */
export function validators() {
  const files = readdirSync(SCHEMAS).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      if (!NAMES[file]) throw new Error(`tools/validators.js has no name for the schema ${file}.`);
      const schema = JSON.parse(readFileSync(new URL(file, SCHEMAS), 'utf8'));
      return [`${FOLDERS[file] ?? GAME}${NAMES[file][0]}.ts`, new Module(file, schema).text()];
    }),
  );
}

/** Their folders. */
export const folders = [GAME, PLAY];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, text] of validators()) writeFileSync(new URL(file, root), text);
