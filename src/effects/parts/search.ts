// Searching one's deck or discard pile, and shuffling. What is not found is not taken (Phrases, "search your …").
import { listed, note } from '../../game/log.ts';
import { label, place, sideName } from '../../game/table.ts';
import { openWindow } from '../../game/windows.ts';
import { shuffleDeck } from '../../preparation/prepare.ts';
import { contextOf, setFrame } from '../frames.ts';
import { candidates } from '../select.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';

export const search: PartRule<PartOf<'search'>> = {
  perform: (game, frame, part) => {
    const mine = frame.choices.slice(frame.choices.length - frame.round).flat();
    const left = candidates(game, contextOf(frame), { ...part.what, zone: part.zone, of: 'you' }).filter(
      (id) => !mine.includes(id),
    );
    const declined = frame.round > 0 && frame.choices[frame.choices.length - 1]?.length === 0;
    if (!declined && mine.length < part.n && left.length > 0) {
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.search',
        solo: frame.by,
        options: left,
        optional: part.upTo,
      });
      return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
    }
    const where = part.zone === 'deck' ? 'deck' : 'discard pile';
    if (mine.length === 0)
      return note(
        game,
        'rule',
        'effect.search',
        `${sideName(frame.by)} searches the ${where} and takes nothing.`,
      );
    const text = `${sideName(frame.by)} shows ${listed(mine.map((id) => label(game, id)))} from the ${where} and takes it to hand.`;
    return note(
      mine.reduce((next, id) => place(next, id, 'hand'), game),
      'rule',
      'effect.search',
      text,
    );
  },
};

export const shuffle: PartRule<PartOf<'shuffle'>> = {
  perform: (game, frame, part) => {
    const { by } = frame;
    const added = part.with ? game.players[by].lists[part.with] : [];
    const next = added.reduce((now, id) => place(now, id, 'deck', 'bottom'), game);
    return note(shuffleDeck(next, by), 'rule', 'effect.search', `${sideName(by)} shuffles the deck.`);
  },
};

/** "Reveal": the opponent is shown the cards (Terms, reveal). */
export const revealHand: PartRule<PartOf<'reveal-hand'>> = {
  perform: (game, frame, part) =>
    sidesOf(frame.by, part.who).reduce((next, side) => {
      const { hand } = next.players[side].lists;
      const shown = hand.length > 0 ? listed(hand.map((id) => label(next, id))) : 'an empty hand';
      return note(next, 'rule', 'effect.search', `${sideName(side)} shows ${shown}.`);
    }, game),
};
