// Dice on the table (Terms, roll and reroll). Given dice are used up first, then the seeded stream.

import { next } from '../../../core/random.ts';
import { note } from '../../model/log.ts';
import type { GameState, Roll, Side } from '../../model/state.ts';
import { changed, row } from '../../model/update.ts';
import { replaceTop, top } from '../../model/zones.ts';

/** Whether `count` dice can be rolled, or somebody must first say what they show. */
export const diceReady = (game: GameState, count: number): boolean =>
  game.random !== null || game.box.dice.length - game.diceUsed >= count;

export function takeDice(game: GameState, count: number): readonly [number[], GameState] {
  const dice: number[] = [];
  let { diceUsed, random } = game;
  while (dice.length < count) {
    const given = game.box.dice[diceUsed];
    if (given !== undefined) {
      dice.push(given);
      diceUsed++;
    } else if (random) {
      const [value, state] = next(random.dice);
      random = { ...random, dice: state };
      dice.push(1 + Math.floor(value * 6));
    } else break;
  }
  return [dice, changed(game, { diceUsed, random })];
}

export const currentRoll = (game: GameState): Roll | undefined => top(game.rolls);

export const setRoll = (game: GameState, change: Partial<Roll>): GameState =>
  changed(game, {
    rolls: replaceTop(game.rolls, change),
  });

/** What the dice show by nature: those that an effect has turned don't count (Phrases, "natural X"). */
export const naturals = ({ dice, changed }: Roll): readonly number[] =>
  changed.length === 0 ? dice : dice.filter((_, i) => !changed.includes(i));

/** How many dice are still to be thrown for the roll on the table. */
export const diceMissing = (game: GameState): number =>
  currentRoll(game)?.dice.filter((die) => die === 0).length ?? 0;

/** Whether the dice that are missing can be thrown now. */
const canThrow = (game: GameState): boolean => diceReady(game, diceMissing(game));

export function startRoll(game: GameState, kind: Roll['kind'], by: Side, count: number): GameState {
  const roll: Roll = {
    id: game.nextId,
    kind,
    by,
    dice: new Array<number>(count).fill(0),
    initial: [],
    changed: [],
    judged: false,
  };
  return changed(game, { nextId: game.nextId + 1, rolls: [...game.rolls, roll] });
}

/** Throws what is missing. `given` is what the players read off real dice. */
export function throwDice(game: GameState, given?: readonly number[]): GameState {
  const roll = currentRoll(game);
  const missing = diceMissing(game);
  if (!roll || missing === 0) return game;
  const [fallen, after] = given ? ([given, game] as const) : takeDice(game, missing);
  let at = 0;
  const dice = row(roll.dice, (die) => (die === 0 ? (fallen[at++] ?? 0) : die));
  const again = roll.initial.length > 0;
  const rolls = replaceTop(after.rolls, { dice, initial: again ? roll.initial : dice });
  const more = roll.dice.every((die, i) => die !== 0 || i >= roll.initial.length);
  const how = !again ? 'first' : more ? 'more' : 'again';
  const chance = { ...after.chance, rolls: [...after.chance.rolls, fallen] };
  return note(changed(after, { rolls, chance }), 'roll', again ? 'roll.reroll' : 'roll.dice', {
    type: 'dice-rolled',
    by: roll.by,
    numbers: { dice: fallen },
    words: { roll: roll.kind, how },
  });
}

/** Throws what is missing where dice are at hand; else somebody has to say what they show. */
export const throwIfReady = (game: GameState): GameState => (canThrow(game) ? throwDice(game) : game);

/** Takes up dice that are to be thrown again (Terms, reroll). */
export function pickUp(game: GameState, which: readonly number[]): GameState {
  const roll = currentRoll(game);
  if (!roll) return game;
  return changed(game, {
    rolls: replaceTop(game.rolls, {
      dice: row(roll.dice, (die, i) => (which.includes(i) ? 0 : die)),
      changed: roll.changed.filter((i) => !which.includes(i)),
    }),
  });
}

export const addDice = (game: GameState, count: number): GameState => {
  const roll = currentRoll(game);
  if (!roll) return game;
  return changed(game, {
    rolls: replaceTop(game.rolls, { dice: [...roll.dice, ...new Array<number>(count).fill(0)] }),
  });
};

export const endRoll = (game: GameState): GameState => changed(game, { rolls: game.rolls.slice(0, -1) });
