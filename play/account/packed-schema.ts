// The JSON Schema of a log of views as it is written down; `replays/schema/swtcg-views-2.json` is this, written out. What
// is read is put together first, and checked by the schema of the whole log.
import type { Schema } from '../replay/schema-parts.ts';
import { PACKED_FORMAT } from './packed.ts';
import { schema } from './views-schema.ts';

/** Nothing in it has to be there. */
function loose({
  required: _required,
  properties,
  items,
  anyOf,
  additionalProperties,
  ...rest
}: Schema): Schema {
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, loose(one)])),
    }),
    ...(items && { items }),
    ...(anyOf && { anyOf: anyOf.map(loose) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? loose(additionalProperties) : additionalProperties,
    }),
  };
}

const { steps, ...others } = schema.properties as Readonly<Record<string, Schema>>;
const { items: step, ...list } = steps as Schema;
const { attack, view, ...line } = (step as Schema).properties as Readonly<Record<string, Schema>>;

export const packedSchema: Schema = {
  ...schema,
  title: `A log of views (${PACKED_FORMAT})`,
  description:
    'A game as it was seen, step by step; with the game itself, where nothing of it is hidden. What is as in the step before is left out.',
  properties: {
    ...others,
    format: { const: PACKED_FORMAT },
    steps: {
      ...list,
      items: {
        ...(step as Schema),
        properties: { ...line, attack: loose(attack as Schema), view: loose(view as Schema) },
        required: ['text'],
      },
    },
  },
};
