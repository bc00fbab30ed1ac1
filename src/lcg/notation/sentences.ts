// What players of this game do, one sentence each: the forms by deed.
import type { SentenceWords } from '../../core/game/game-notation.ts';
import type { Deed } from '../decisions/decision.ts';
import { KINDS } from './kinds.ts';

/** What a use or a play may say besides. */
const ASKED =
  '[ on each of {targets:cardsOrNone} ] [ on|to|at|against|from {targets:severalCards} ] [ on|to|at|against|from {target:ref} ] ' +
  '[ for|by {amount:number} ] [ dealing|dividing {divide:divided} ] [ with? X =|is {x:number} ] ' +
  '[ at the cost of {cost:cardsOrNone} ] [ paying|spending {pay:paid} ] [ helped|reduced by {with:helpers} ]';

/** All can be read, and the first that fits is printed. */
export const SENTENCES: Readonly<Record<Deed | 'reveal', readonly string[]>> = {
  objectives: ['{by:side} keeps objectives? {cards:cards}', '{by:side} chooses objectives {cards:cards}'],
  mulligan: ['{by:side} mulligans', '{by:side} takes a mulligan'],
  balance: ['{by:side} puts the? balance damage on {target:ref}', '{by:side} damages {target:ref}'],
  discard: ['{by:side} discards {card:ref}'],
  play: [
    `{by:side} plays {card:enhancement} [ on|onto {on:where} ] [ using paragraph|effect {effect:number} ] ${ASKED}`,
    `{by:side} plays {card:ref} [ as an enhancement on {on:where} ] [ using paragraph|effect {effect:number} ] ${ASKED}`,
  ],
  use: [
    '{card:ref} shields|shield {target:ref} {ability="Shielding"}',
    `{card:ref} uses|use {ability} [ as an enhancement on {on:where} ] ${ASKED}`,
    `{by:side} uses|triggers {ability} of {card:ref} ${ASKED}`,
    `{by:side} uses|triggers {card:ref} ${ASKED}`,
  ],
  engage: [
    '{attackers:first} engages|engage|attacks|attack {objective} [ with {attackers+:cards} ]',
    '{attackers:severalCards} engage|engages|attack|attacks {objective}',
    '{by:side} engages|attacks {objective} with {attackers:cardsOrNone}',
  ],
  defend: [
    '{defenders:severalCards} defend|defends',
    '{defenders:first} defends|defend',
    '{by:side} defends with {defenders:cardsOrNone}',
  ],
  edge: ['{by:side} places {card:ref} face-down|facedown? in|into? the|his|her|their? edge? stack?'],
  strike: [
    '{unit:tactician} strikes|strike {targets:tokens} [ ,? in the? order {order:icons} ]',
    '{unit:ref} strikes|strike [ {targets} ] [ ,? in the? order {order:icons} ]',
    '{unit:ref} strikes {targets:targetsByType} [ ,? in the? order {order:icons} ]',
  ],
  shield: [
    '{by:side} discards a shield from {card:ref}',
    '{by:side} discards the? shield from|of {card:ref}',
    '{by:side} shields {card:ref}',
    '{card:ref} uses its shield',
  ],
  protect: ['{unit:ref} protects|protect [ {for:ref} ] [ taking|from {amount:number} damage? ]'],
  commit: ['{by:side} commits {unit:ref} to? the? Force?', '{unit:ref} commits to? the? Force?'],
  choose: ['{by:side} chooses|says|answers {value:answer}'],
  pass: [
    '{by:side} passes',
    '{by:side} keeps his|her|the|their? hand?',
    '{by:side} does not engage|defend|protect|commit|react|interrupt|place|discard anything?',
    "{by:side} doesn't|doesn’t engage|defend|protect|commit|react|interrupt|place|discard anything?",
  ],
  done: ['{by:side} is done'],
  reveal: ['{card:ref} turns out to be {as:def}', '{card:ref} is revealed as {as:def}'],
};

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

/** The card whose player a sentence is about. */
function subject(deed: string, { card, unit, attackers, defenders }: Record<string, unknown>): unknown {
  if (deed === 'engage') return first(attackers);
  if (deed === 'defend') return first(defenders);
  return deed === 'use' || deed === 'shield' ? card : unit;
}

export const sentences: SentenceWords = { forms: SENTENCES, kinds: KINDS, subject };
