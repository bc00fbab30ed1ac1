// What players of this game do, one sentence each: the forms by deed.
import type { SentenceWords } from '../../core/game/game-notation.ts';
import { KINDS } from './kinds.ts';

/** What an effect may ask for. */
const ASKED =
  '[ on each of {targets:refs} ] [ on|to|at|against|from {targets:several} ] [ on|to|at|against|from {target:ref} ] ' +
  '[ for|by {amount:number} ] [ with? X =|is {x:number} ] [ rerolling|with dice {dice} ] [ paying {cost:textOrNumber} ]';
/** Where a card of a stack goes. */
const STACKED = '[ on top of {unit:ref} {to="top"} ] [ under {unit:ref} {to="under"} ]';

/** All can be read, and the first that fits is printed. */
export const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  attack: ['{unit:ref} attacks|attack {target:ref} [ using|by|with {using:keyword} ]'],
  tap: [
    '{unit:ref} does not attack',
    "{unit:ref} doesn't|doesn’t attack",
    '{unit:ref} taps',
    '{by:side} taps {unit:ref}',
  ],
  use: [
    `{unit:ref} {ability:verb} [ {amount:number} ] ${ASKED} [ {target:ref} ]`,
    `{unit:ref} uses|use {ability} ${ASKED} [ {amount:number} ]`,
    `{by:side} uses {ability} of {unit:ref} ${ASKED}`,
  ],
  play: [`{by:side} plays {card:ref} [ paragraph|effect {effect:number} ] ${ASKED}`],
  choose: ['{by:side} chooses {value}'],
  predict: ['{by:side} predicts {hits:number} hits|hit'],
  side: ['{by:side} bids {bid:number} build? points? for the? side'],
  bid: ['{by:side} bids {force:number} Force'],
  build: [
    '{by:side} builds {card:ref} with|by {counters:number} build? counters|counter',
    '{by:side} puts {counters:number} build? counters|counter on|onto {card:ref}',
  ],
  complete: [`{by:side} completes|deploys {card:ref} ${STACKED} [ in|to|into {to:place} ] ${ASKED}`],
  move: ['{unit:ref} moves to|into|onto {to:place}', '{by:side} moves {unit:ref} to|into|onto {to:place}'],
  equip: ['{by:side} equips {unit:ref} with {card:ref}'],
  detach: ['{by:side} detaches {card:ref}'],
  rearrange: ['{by:side} puts {top:ref} on top of {unit:ref}'],
  retreat: ['{unit:ref} retreats', '{by:side} retreats {unit:ref}'],
  upkeep: ['{unit:ref} pays upkeep {cost:textOrNumber}'],
  done: ['{by:side} is done'],
  pass: ['{by:side} passes'],
  decline: ['{by:side} declines [ {what} ]'],
  event: ['{by:side} starts with event {card:ref}'],
  resource: ['{by:side} starts with resource {card:ref}'],
  mulligan: ['{by:side} mulligans {cards:cardsOrNone} to|into {to:place}'],
  setup: [
    `{by:side} sets up {card:ref} ${STACKED} [ in|as|to|into {to:place} ] [ with {counters:number} build? counters|counter ]`,
  ],
  reveal: ['{card:ref} turns out to be {as:def}', '{card:ref} is revealed as {as:def}'],
};

export const sentences: SentenceWords = {
  forms: SENTENCES,
  kinds: KINDS,
  subject: (deed, { unit }) => (deed === 'reveal' ? undefined : unit),
  tidy: (text) => text.replace(/\b1 (counter|hit)s\b/, '1 $1'),
};
