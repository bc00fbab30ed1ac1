// Bids for a unit (Terms, bidding).

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Duration, Part, Selector } from '../language/effect.ts';

const BIDS = ['each player secretly bids Force', 'you and your opponent each secretly bid Force'];
const WINS = [
  'whoever bids higher wins the bid and must pay that much Force to gain control of {t:single} {d:duration}',
  'whoever bids|bid higher pays that much Force to gain control of {t:single} {d:duration}',
  'the player who wins the bid gains control of {t:single} {d:duration}',
];
const DARK_TIES = ["if it's a tie , the Dark Side [player] wins the bid"];

/** Whoever wins pays the bid, also where the sentence does not say so. */
export function bidding(g: Grammar, clause: Category<readonly Part[]>): void {
  const to = hole('t');
  const until = hole('d');
  BIDS.forEach((bid, i) => {
    WINS.forEach((wins, j) => {
      const words = `${bid} . ${wins}`;
      const mine = `${words} . if it's a tie , you win the bid`;
      if (i === 0 && j === 0) {
        g.form(clause, words, [{ do: 'secret-bid', to, until }]);
        g.form(clause, mine, [{ do: 'secret-bid', to, until, ties: 'you' }]);
      } else {
        type Bid = { readonly t: Selector; readonly d: Duration };
        g.synonym<readonly Part[], Bid>(clause, words, ({ t, d }) => [{ do: 'secret-bid', to: t, until: d }]);
        g.synonym<readonly Part[], Bid>(clause, mine, ({ t, d }) => [
          { do: 'secret-bid', to: t, until: d, ties: 'you' },
        ]);
      }
      for (const dark of DARK_TIES)
        g.synonym<readonly Part[], { readonly t: Selector; readonly d: Duration }>(
          clause,
          `${words} . ${dark}`,
          ({ t, d }) => [{ do: 'secret-bid', to: t, until: d }],
        );
    });
  });
}
