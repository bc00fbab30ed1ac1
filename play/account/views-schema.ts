// The JSON Schema of a log of views; `replays/schema/swtcg-views-1.json` is this, written out.
import {
  address,
  annotations,
  count,
  id,
  open,
  orNull,
  printed,
  type Schema,
  text,
} from '../replay/schema-parts.ts';
import type { CardView, PlayerView } from '../../src/view.ts';
import type { AttackView } from './attack-view.ts';

const side: Schema = { enum: ['dark', 'light'] };
const long: Schema = { type: 'string', maxLength: 20_000 };
const flag: Schema = { type: 'boolean' };
const ids: Schema = { type: 'array', items: id };

/** An object that has all of these. */
const whole = <T>(properties: Readonly<Record<keyof T & string, Schema>>): Schema =>
  open(properties, Object.keys(properties));

const cardView = whole<CardView>({
  zone: { type: 'string', maxLength: 250 },
  controller: side,
  owner: side,
  faceDown: flag,
  tapped: flag,
  damage: count,
  build: count,
  speed: orNull(count),
  power: orNull(count),
  health: orNull(count),
  stack: ids,
  pilots: ids,
  equipment: ids,
  counters: { type: 'object', additionalProperties: count },
  keywords: {
    type: 'object',
    additionalProperties: {
      anyOf: [
        { type: 'number' },
        { const: true },
        { type: 'array', items: { anyOf: [{ type: 'number' }, { const: true }] } },
      ],
    },
  },
});

const playerView = whole<PlayerView>({
  force: { type: 'integer' },
  buildPoints: { type: 'integer' },
  hand: ids,
  deck: ids,
  discard: ids,
});

const die = whole({ value: { type: 'integer', minimum: 0, maximum: 6 }, hit: flag });
const dice: Schema = { type: 'array', items: die, maxItems: 1000 };

const attack = whole<AttackView>({
  by: side,
  attacker: id,
  defender: id,
  arena: { enum: ['space', 'ground', 'character'] },
  step: count,
  caption: text,
  dice,
  sum: orNull(
    whole({ hits: count, added: { type: 'integer' }, prevented: count, damage: count, placed: flag }),
  ),
});

const step = open(
  {
    at: address,
    path: { type: 'array', items: id, maxItems: 100 },
    text: long,
    rule: id,
    kind: { enum: 'deed rule roll window place manual'.split(' ') },
    turn: { type: 'integer' },
    by: side,
    asked: side,
    roll: whole({
      by: side,
      kind: { enum: ['attack', 'damage', 'build', 'effect'] },
      dice,
      least: orNull({ type: 'integer' }),
    }),
    attack: orNull(attack),
    plays: { type: 'array', items: whole({ id, by: side, disrupted: flag }) },
    view: {
      type: 'object',
      properties: {
        dark: playerView,
        light: playerView,
        winner: orNull(side),
        control: whole({ space: orNull(side), ground: orNull(side), character: orNull(side) }),
      },
      additionalProperties: orNull(cardView),
    },
  },
  ['rule', 'at', 'path', 'text', 'view'],
);

const face = open(
  {
    name: id,
    version: orNull(id),
    side: id,
    type: id,
    subtype: id,
    cost: orNull(count),
    speed: printed,
    power: printed,
    health: printed,
    text: { type: 'array', items: text, maxItems: 40 },
  },
  ['name'],
);

export const schema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A log of views (swtcg-views/1)',
  description: 'A game as it was seen, step by step; with the game itself, where nothing of it is hidden.',
  type: 'object',
  properties: {
    format: { const: 'swtcg-views/1' },
    seat: { enum: ['both', 'dark', 'light', 'spectator'] },
    title: orNull(long),
    question: orNull(long),
    explanation: orNull(long),
    result: orNull(long),
    players: open({ dark: text, light: text }),
    cards: { type: 'object', additionalProperties: face },
    steps: { type: 'array', items: step, maxItems: 200_000 },
    problem: open({ message: long }, ['message']),
    // The rest of it is looked at when it is played.
    file: open({
      annotations,
      variations: { type: 'array', items: open({ at: address, title: text, annotations }, ['at']) },
    }),
  },
  required: ['format', 'seat', 'cards', 'steps'],
  additionalProperties: true,
};
