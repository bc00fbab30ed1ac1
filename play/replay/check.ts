// Checks a value against a schema and says where it does not fit. It walks the schema; nothing is compiled at run time,
// so it works in pages with a strict content policy.
import { described, fail, within } from '../scenario/fail.ts';
import type { Schema } from './schema-parts.ts';

const TYPES: Readonly<Record<NonNullable<Schema['type']>, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const NAMES: Readonly<Record<NonNullable<Schema['type']>, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

interface Fault {
  readonly path: string;
  readonly message: string;
}

function wrong(schema: Schema, value: unknown): string | null {
  if (schema.const !== undefined && value !== schema.const)
    return `${JSON.stringify(schema.const)} was expected`;
  if (schema.enum && !schema.enum.includes(value))
    return `one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')} was expected`;
  if (schema.type && !TYPES[schema.type](value)) return `${NAMES[schema.type]} was expected`;
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) return `it must be ${schema.minimum} or more`;
    if (schema.maximum !== undefined && value > schema.maximum) return `it must be ${schema.maximum} or less`;
  }
  if (typeof value === 'string') {
    if (schema.maxLength !== undefined && value.length > schema.maxLength) return 'it is too long';
    if (schema.pattern && !new RegExp(schema.pattern).test(value))
      return `it must look like "${schema.examples}"`;
  }
  return Array.isArray(value) && schema.maxItems !== undefined && value.length > schema.maxItems
    ? `at most ${schema.maxItems} are allowed`
    : null;
}

function faultIn(schema: Schema, value: unknown, path: string): Fault | null {
  const message = wrong(schema, value);
  if (message) return { path, message: `Found ${described(value)}, but ${message}.` };
  if (schema.anyOf) {
    const faults = schema.anyOf.map((one) => faultIn(one, value, path));
    return faults.includes(null)
      ? null
      : (faults.find((one) => one && one.path !== path) ?? faults[0] ?? null);
  }
  if (Array.isArray(value))
    return schema.items ? first(value.map((one, i) => [schema.items as Schema, one, within(path, i)])) : null;
  if (typeof value !== 'object' || value === null) return null;
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing) return { path: within(path, missing), message: `"${missing}" is missing here.` };
  const { properties = {}, additionalProperties } = schema;
  const members: [Schema, unknown, string][] = [];
  for (const [key, member] of Object.entries(value)) {
    if (key === '__proto__')
      return { path: within(path, key), message: '"__proto__" can\'t be the name of anything.' };
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (typeof known === 'object') members.push([known, member, within(path, key)]);
  }
  return first(members);
}

function first(members: readonly (readonly [Schema, unknown, string])[]): Fault | null {
  for (const [schema, value, path] of members) {
    const fault = faultIn(schema, value, path);
    if (fault) return fault;
  }
  return null;
}

/** Throws an error with the path of the first thing that does not fit. */
export function checkSchema(schema: Schema, value: unknown): void {
  const fault = faultIn(schema, value, '$');
  if (fault) fail(fault.path, fault.message);
}
