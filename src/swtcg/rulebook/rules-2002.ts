// The index of the rules of 2002: what each is called, where that rulebook has it, what it says.
import type { Rule } from './rules/rule.ts';
import { rules } from './rules.ts';
import { battleRules2002 } from './rules-2002/battle.ts';
import { cardRules2002 } from './rules-2002/cards.ts';
import { effectRules2002 } from './rules-2002/effects.ts';
import { keywordRules2002 } from './rules-2002/keywords.ts';
import { ownRules2002 } from './rules-2002/own.ts';
import { startRules2002 } from './rules-2002/start.ts';
import { turnRules2002 } from './rules-2002/turn.ts';
import { uniqueRules2002 } from './rules-2002/unique.ts';

/** Where this rulebook says nothing the later one is followed: its sections are cited with the year. */
const LATER = [
  'attack.toll',
  'damage.unpreventable',
  'effect.amount',
  'effect.build-counters',
  'effect.build-points',
  'effect.cant-use',
  'effect.charge',
  'effect.control',
  'effect.dice',
  'effect.divide',
  'effect.face-down',
  'effect.grant',
  'effect.look',
  'effect.lose',
  'effect.mill',
  'effect.put',
  'effect.search',
  'effect.variable',
  'format.banned',
  'format.restricted',
  'format.sets',
  'win.cant',
  'win.effect',
] as const satisfies readonly (keyof typeof rules)[];

/** What no book says. */
const OURS = [
  'deck.known',
  'effect.idle',
  'effect.manual',
  'guard.loop',
  'judge.reveal',
  'judge.set',
] as const satisfies readonly (keyof typeof rules)[];

type Borrowed = (typeof LATER)[number] | (typeof OURS)[number];

const borrowed = Object.fromEntries([
  ...LATER.map((id) => [id, { ...rules[id], section: `Rulebook of 2022, ${rules[id].section}` }]),
  ...OURS.map((id) => [id, rules[id]]),
]) as Readonly<Record<Borrowed, Rule>>;

export const rules2002 = {
  ...startRules2002,
  ...turnRules2002,
  ...cardRules2002,
  ...uniqueRules2002,
  ...battleRules2002,
  ...effectRules2002,
  ...keywordRules2002,
  ...ownRules2002,
  ...borrowed,
} as const satisfies Record<string, Rule>;
