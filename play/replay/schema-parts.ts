// What the schemas of the files are made of.
import { LIMITS } from '../scenario/limits.ts';

export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  /** Of what has a pattern there is one: an error shows it. */
  readonly examples?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
}

export const text: Schema = { type: 'string', maxLength: 2000 };
/** What an annotator writes, as long as the texts of a scenario. */
export const prose: Schema = { type: 'string', maxLength: LIMITS.text };
export const id: Schema = { type: 'string', maxLength: 200 };
export const count: Schema = { type: 'integer', minimum: 0 };
export const address: Schema = { type: 'string', pattern: '^[0-9]+\\.[0-9]+$', examples: ['12.3'] };
/** Other fields may stand beside these. */
export const open = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: true,
});

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** A printed figure: a number, a `*`, or none. */
export const printed: Schema = { anyOf: [count, { const: '*' }, { type: 'null' }] };

export const annotations: Schema = {
  type: 'array',
  items: open({ at: address, text: prose, mark: { type: 'string', maxLength: 10 } }, ['at']),
};
