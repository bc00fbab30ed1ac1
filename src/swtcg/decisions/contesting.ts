// `bid`: Force for one's unique card in a contest; and which of two own unique cards goes (Contesting Unique Cards).

import { note } from '../model/log.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { type GameState, other, type Side } from '../model/state.ts';
import { closeWindow, currentWindow, setWindow } from '../model/windows.ts';
import { card, hasCard, label, labelOr, sideName } from '../model/zones.ts';
import {
  contestsDue,
  discardDuplicate,
  discardPrice,
  endContest,
  openContest,
} from '../rules/build/unique.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind, Move } from './kind.ts';

/** A pass in a contest: two in a row end it. */
export function passBid(game: GameState): GameState {
  const window = currentWindow(game);
  if (!window) return game;
  if (window.passes > 0) return endContest(game);
  return setWindow(game, { passes: 1, chance: other(window.chance) });
}

const bidsOf = (game: GameState): Readonly<Record<Side, number>> =>
  currentWindow(game)?.bids ?? { dark: 0, light: 0 };

export const bid: DecisionKind = {
  options: (game, by) => {
    const { force } = game.players[by];
    const last = bidsOf(game)[by];
    return Array.from(
      { length: Math.max(0, force - last) },
      (_, i): Decision => ({ by, do: 'bid', force: last + 1 + i }),
    );
  },
  consider: (game, { by, force }) => {
    const bids = bidsOf(game);
    if (force === undefined || !Number.isInteger(force))
      return refuse('unique.contest', 'a bid is an amount of Force');
    if (force <= bids[by])
      return refuse('unique.contest', `a bid must be higher than your last, ${bids[by]}`);
    const have = game.players[by].force;
    if (force > have)
      return refuse(
        'unique.contest',
        `${sideName(by)} can't bid ${force} Force: there ${have === 1 ? 'is' : 'are'} ${have}`,
      );
    return (now) =>
      setWindow(note(now, 'deed', 'unique.contest', { type: 'force-bid', by, numbers: { force } }), {
        bids: { ...bids, [by]: force },
        passes: 0,
        played: true,
        chance: other(by),
      });
  },
};

/** The answer in a window about unique cards: the card to discard, or the contest that comes first. */
export function chooseUnique(game: GameState, { by, value }: Decision): Move | Refusal {
  const window = currentWindow(game);
  const id = String(value ?? '');
  const found = window?.options.find(
    (one) => one === id || (hasCard(game, id) && card(game, id).host === one),
  );
  if (!window || found === undefined)
    return refuse(window?.rule ?? 'unique.one', `${labelOr(game, id)} is not among the cards to choose from`);
  if (window.kind === 'contests') {
    const contest = contestsDue(game).find(({ dark }) => dark === found);
    return contest
      ? (now) => openContest(closeWindow(now), contest)
      : refuse('unique.contest', 'it does not contest a card');
  }
  const price = discardPrice(game, found, window.options);
  const { force } = game.players[by];
  if (price > force)
    return refuse(
      'unique.one',
      `to discard ${label(game, found)} costs ${price} Force and ${sideName(by)} has ${force}`,
    );
  return (now) => discardDuplicate(now, by, found, price);
}
