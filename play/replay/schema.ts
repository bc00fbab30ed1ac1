// The JSON Schema of the replay file; `replays/schema/swtcg-replay-1.json` is this, written out.
import { ALGORITHM } from '../../src/dice/random.ts';
import { TURN_POINTS } from '../../src/game/state.ts';
import {
  address,
  annotations,
  count,
  id,
  open,
  orNull,
  printed,
  prose,
  type Schema,
  text,
} from './schema-parts.ts';

const die: Schema = { type: 'integer', minimum: 1, maximum: 6 };
const rolls: Schema = { type: 'array', items: { type: 'array', items: die, maxItems: 200 } };

/** A card with its effects compiled. */
export const card = open(
  {
    name: { type: 'string', maxLength: 200 },
    version: orNull({ type: 'string', maxLength: 10 }),
    side: { enum: ['dark', 'light', 'neutral', 'vong'] },
    type: { type: 'string', maxLength: 200 },
    subtype: { type: 'string', maxLength: 200 },
    cost: orNull(count),
    speed: printed,
    power: printed,
    health: printed,
    text: { type: 'array', items: text, maxItems: 40 },
    effects: { type: 'array', items: { type: 'object' }, maxItems: 40 },
  },
  ['name'],
);

const decisions: Schema = {
  type: 'array',
  maxItems: 200_000,
  items: open({ by: { enum: ['dark', 'light', 'judge'] }, do: { type: 'string', maxLength: 40 } }, ['do']),
};

const seat = open({ player: text, deck: text });

export const schema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A recorded game (swtcg-replay/1)',
  description: 'A game as its inputs; everything else follows by playing it.',
  type: 'object',
  properties: {
    format: { const: 'swtcg-replay/1' },
    ruleset: { const: 'swtcg-2022' },
    made: open({ by: text, effects: count }, ['by', 'effects']),
    header: open({
      event: text,
      round: text,
      date: text,
      format: text,
      game: count,
      of: count,
      dark: seat,
      light: seat,
      annotator: text,
      note: prose,
    }),
    cards: { type: 'object', additionalProperties: card },
    start: open({
      dark: { type: 'object' },
      light: { type: 'object' },
      at: { enum: ['preparation', ...TURN_POINTS] },
    }),
    settings: open({ autoPass: { enum: ['never', 'empty', 'always'] } }, ['autoPass']),
    seed: { type: 'string', pattern: '^[a-z0-9-]+:', examples: [`${ALGORITHM}:7`], maxLength: 200 },
    decisions,
    rolls,
    shuffles: { type: 'array', items: { type: 'array', items: id } },
    checks: {
      type: 'array',
      items: open({ after: count, hash: { type: 'string', maxLength: 64 } }, ['after', 'hash']),
    },
    result: {
      anyOf: [
        { type: 'null' },
        open(
          {
            winner: { enum: ['dark', 'light', null] },
            by: { enum: ['control', 'effect', 'conceded', 'agreed', 'time', 'judge', 'turn-limit'] },
            turn: count,
          },
          ['winner', 'by', 'turn'],
        ),
      ],
    },
    annotations,
    variations: {
      type: 'array',
      items: open({ at: address, title: text, decisions, rolls, annotations }, ['at', 'decisions']),
    },
  },
  required: ['format', 'ruleset', 'cards', 'start', 'decisions'],
  additionalProperties: true,
};
