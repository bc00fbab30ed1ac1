// How a script of this game is played: when an entry with all that it set off is over.
import type { ScriptRules } from '../../core/game/game-files.ts';
import type { Decision, Deed } from '../decisions/decision.ts';
import type { GameState } from '../model/state.ts';
import type { LcgTypes } from '../types.ts';

/** Something that happens, or takes effect: windows and steps of the rules are nobody's doing. */
const isUnfinished = ({ frames }: GameState): boolean =>
  frames.some(({ kind }) => kind !== 'actions' && kind !== 'step');

/** What is said of a player who does it, and of the card that it is done to or with. */
const VERBS: Readonly<Record<Deed, string>> = {
  objectives: 'chooses objectives',
  mulligan: 'mulligans',
  balance: 'damages',
  discard: 'discards',
  play: 'plays',
  use: 'uses',
  engage: 'engages',
  defend: 'defends',
  edge: 'stacks',
  strike: 'strikes with',
  shield: 'shields',
  protect: 'protects with',
  commit: 'commits',
  choose: 'chooses',
  pass: 'passes',
  done: 'is done',
};

function words(entry: Decision): string {
  const { by, do: deed } = entry;
  const { card, unit, objective, target, value } = entry as Record<string, unknown> as Partial<
    Record<'card' | 'unit' | 'objective' | 'target' | 'value', unknown>
  >;
  const about = [card, unit, objective, value].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return [
    by,
    VERBS[deed],
    about,
    deed !== 'balance' && target && `on ${target}`,
    deed === 'balance' && target,
  ]
    .filter((word) => typeof word === 'string' || typeof word === 'number')
    .join(' ');
}

export const scriptRules: ScriptRules<LcgTypes> = {
  depth: ({ frames }) => frames.length,
  // An entry is over when nothing that it set off is under way any more, however deep it was taken.
  depthAfter: () => Number.POSITIVE_INFINITY,
  mark: ({ nextId }) => nextId,
  isUnfinished,
  tooEarly: () => null,
  isForced: () => false,
  missed: () => null,
  words,
};
