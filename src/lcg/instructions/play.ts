// "Play …": a card is played at its cost outside of the deployment phase, as an effect says.

import { isRefusal, payment } from '../costs/payment.ts';
import { needsNoMatch, priceOf } from '../costs/price.ts';
import type { Act } from '../model/acts.ts';
import type { CardId } from '../model/state.ts';
import { def, inPlay } from '../model/zones.ts';
import { cardsFor } from './choosing.ts';
import type { Carry } from './context.ts';
import { hostsOf, uniqueInPlay } from './putting.ts';

export const playCard: Carry<'play'> = function* ({ what, participating }, context) {
  const { game, frame, d } = context;
  const [id] = yield* cardsFor(context, what);
  if (id === undefined || inPlay(game, id) || uniqueInPlay(game, id) !== null) return { short: true };
  const known = def(game, id);
  const price = priceOf(game, frame.by, id);
  const match = price === 0 || needsNoMatch(game, frame.by, id) ? null : d.affiliations(id);
  const paid = payment(game, { side: frame.by, price, card: id, match, only: null, without: [] });
  if (isRefusal(paid)) return { short: true };
  const hosts = known.type === 'Enhancement' ? hostsOf(game, id, frame.by) : [null];
  const [first] = hosts;
  if (first === undefined) return { short: true };
  const host =
    hosts.length > 1
      ? String(
          yield {
            by: frame.by,
            rule: 'play.enhancement',
            what: 'host',
            options: hosts as readonly CardId[],
            least: null,
            most: null,
            fallback: first as CardId,
          },
        )
      : first;
  const generated = Object.entries(paid).map(
    ([card, n]): Act => ({ do: 'focus', card, n, kind: 'resource', who: frame.by, source: null }),
  );
  return {
    todo: [
      ...(generated.length > 0 ? [{ kind: 'acts' as const, acts: generated }] : []),
      { kind: 'play', card: id, on: host, price, participating: participating === true },
    ],
  };
};
