// The targets of an effect: chosen after its costs, before its first instruction (FAQ, Effect Resolution).
import type { Scope } from '../../derived/scope.ts';
import { askCards, countFor, firstOf, fitsCount, idsOf, legalFor } from '../../instructions/choosing.ts';
import { type Asking, scopeOf } from '../../instructions/context.ts';
import { type Slot, slotsOf } from '../../instructions/numbered.ts';
import type { Instruction } from '../../language/effect.ts';
import type { Answer, UseFrame } from '../../model/frames.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { inFileOrder, label } from '../../model/zones.ts';

export const partsOf = ({ effect }: Pick<UseFrame, 'effect'>): readonly Instruction[] =>
  effect && 'parts' in effect && effect.kind !== 'constant' ? effect.parts : [];

/** Why an effect has no legal targets, or not those that a player names; null where it has. */
export function whyNotTargets(
  game: GameState,
  parts: readonly Instruction[],
  scope: Scope,
  wanted: readonly CardId[] | undefined,
): Refusal | null {
  const chosen: (readonly CardId[] | null)[] = [];
  let names = wanted?.slice() ?? null;
  for (const slot of slotsOf(parts)) {
    chosen[slot.slot] = null;
    const open = legalFor(game, slot, { ...scope, chosen });
    const count = countFor(game, slot, { ...scope, chosen });
    if ('choose' in slot) {
      if (!names || slot.by) continue;
      // What is chosen without the word target may be told beforehand, too.
      const told = names.slice(0, Math.min(count.most, names.length));
      if (told.length > 0 && told.every((id) => open.includes(id))) {
        chosen[slot.slot] = told;
        names = names.slice(told.length);
      }
      continue;
    }
    if (count.most === 0) continue;
    if (open.length < Math.max(1, Math.min(count.least, 1)))
      return refuse('effect.no-target', 'it has no legal target');
    if (open.length < count.least) return refuse('effect.no-target', 'it has too few legal targets');
    if (!names || names.length === 0) {
      chosen[slot.slot] = firstOf(game, slot, open, count);
      continue;
    }
    const told = names.slice(0, Math.min(count.most, names.length));
    const wrong = told.find((id) => !open.includes(id));
    if (wrong !== undefined) return refuse('effect.target', `${label(game, wrong)} is no legal target`);
    if (!fitsCount(game, slot, told, count))
      return refuse('effect.target', 'these are not the targets it asks for');
    chosen[slot.slot] = told;
    names = names.slice(told.length);
  }
  // An enhancement that is put into play, or a card that is named with "you may", is told as a target as well.
  const [left] = names ?? [];
  if (left === undefined) return null;
  if (!hasLaterChoices(parts)) return refuse('effect.target', `it has no target for ${label(game, left)}`);
  // What can be chosen is known now, and none of the cards named is among it: the entry is not taken with another card.
  const isKnown = names?.length === wanted?.length && (scope.paid ?? []).length === 0 && choosesAtOnce(parts);
  return isKnown ? refuse('effect.choose', `${label(game, left)} is no card that it can choose`) : null;
}

const LATER: ReadonlySet<string> = new Set(['choose', 'put-into-play', 'may', 'search', 'if', 'then']);

const hasLaterChoices = (parts: readonly Instruction[]): boolean =>
  parts.some((one) => LATER.has(one.do) || slotsOf(parts).some((slot) => 'choose' in slot));

/** Whether all that an effect chooses is chosen by its first instruction, from cards that are known before it. */
function choosesAtOnce(parts: readonly Instruction[]): boolean {
  const [first, ...rest] = parts;
  if (!first || (LATER.has(first.do) && first.do !== 'put-into-play' && first.do !== 'choose')) return false;
  const isPlain = (slot: Slot) => 'choose' in slot && !slot.by && !slot.random;
  return (
    slotsOf([first]).every(isPlain) &&
    rest.every((one) => !LATER.has(one.do)) &&
    slotsOf(rest).every((slot) => 'target' in slot)
  );
}

/** The targets, as the player named them or is asked now; null where one that is needed is missing. */
export function* chooseTargets(
  game: GameState,
  frame: UseFrame,
): Asking<readonly (readonly CardId[] | null)[] | null> {
  const parts = partsOf(frame);
  const chosen: (readonly CardId[] | null)[] = [];
  let names = frame.wishes.targets?.slice() ?? [];
  for (const slot of slotsOf(parts)) {
    chosen[slot.slot] = null;
    if ('choose' in slot) continue;
    const scope = { ...scopeOf(game, frame), chosen };
    const open = legalFor(game, slot, scope);
    const count = countFor(game, slot, scope);
    if (count.most === 0) continue;
    if (open.length < Math.max(1, count.least)) return null;
    const told = names.slice(0, Math.min(count.most, names.length));
    names = names.slice(told.length);
    if (told.length > 0 && told.every((id) => open.includes(id)) && fitsCount(game, slot, told, count)) {
      chosen[slot.slot] = told;
    } else if (open.length === count.least) {
      chosen[slot.slot] = open;
    } else {
      const answer: Answer = yield askCards(game, frame.by, slot, open, count);
      chosen[slot.slot] = inFileOrder(game, idsOf(answer));
    }
  }
  return chosen;
}
