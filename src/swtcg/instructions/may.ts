// Instructions that hang on a player's will.

import { plural } from '../../core/english.ts';
import { costRefusal, payCosts, payers } from '../costs/index.ts';
import { costSlots } from '../effects/cost-slots.ts';
import { contextOf, instead, setFrame } from '../effects/frames.ts';
import type { Cost } from '../language/effect.ts';
import { note } from '../model/log.ts';
import { type CardId, other } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import type { PartOf, PartRule } from './part.ts';

const NO_CHOICES = new Map();

/** What a player is asked: to pay this, or just whether it shall be done. */
const wording = (cost: readonly Cost[] | undefined): string => {
  const points = (cost ?? []).flatMap((one) =>
    one.pay === 'force'
      ? [`${one.n} Force`]
      : one.pay === 'build'
        ? [plural(Number(one.n), 'build point')]
        : [],
  );
  return points.length > 0 ? `pay ${points.join(' and ')}` : 'yes';
};

export const may: PartRule<PartOf<'may'>> = {
  perform: (game, frame, part) => {
    const by = part.who === 'opponent' ? other(frame.by) : frame.by;
    const context = { ...contextOf(frame), by };
    const cost = part.cost ?? [];
    const [slot] = costSlots(cost);
    if (frame.round === 0) {
      if (costRefusal(game, context, cost, NO_CHOICES) !== null) return instead(game, frame, part.else ?? []);
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: by,
        // What is paid with a card of one's choice is paid by naming it.
        options: slot ? payers(game, context, slot, []) : [wording(part.cost)],
        optional: true,
      });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    if ((frame.answers[0]?.length ?? 0) === 0)
      return instead(
        note(game, 'deed', 'effect.choose', { type: 'choice-declined', by }),
        frame,
        part.else ?? [],
      );
    const choices = slot ? new Map([[slot.what, frame.answers[0] as readonly CardId[]]]) : NO_CHOICES;
    return instead(payCosts(game, context, cost, choices), frame, part.parts);
  },
};
