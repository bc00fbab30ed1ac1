// Costs that are paid in points: Force and build points.
import { plural } from '../../core/english.ts';
import { note } from '../model/log.ts';
import { setPlayer, sideName } from '../model/zones.ts';
import { changeForce } from '../rules/actions/force.ts';
import { type CostOf, type CostRule, type Purse, paidAmount, sidesPaying, tooMany } from './cost-rule.ts';

const points = (what: keyof Purse, name: (n: number) => string): CostRule<CostOf<'force' | 'build'>> => ({
  refusal: (_game, { by, x }, cost, _choices, purse) => {
    const n = paidAmount(cost.n, x);
    const wrong = tooMany('most' in cost ? cost.most : undefined, n);
    if (wrong) return wrong;
    if (n > purse[what]) return `it costs ${name(n)} and ${sideName(by)} has ${purse[what]}`;
    purse[what] -= n;
    return null;
  },
  pay: (game, { by, x }, cost) => {
    const n = paidAmount(cost.n, x);
    if (n === 0) return game;
    const left = game.players[by][what] - n;
    const paid = setPlayer(game, by, { [what]: left });
    return note(paid, 'rule', 'cost.pay', {
      type: 'cost-paid',
      by,
      numbers: { paid: n, left },
      words: { what },
    });
  },
});

export const force = points('force', (n) => `${n} Force`);

export const build = points('buildPoints', (n) => plural(n, 'build point'));

export const gainForce: CostRule<CostOf<'gain-force'>> = {
  refusal: () => null,
  pay: (game, { by }, { who, n }) =>
    sidesPaying(by, who).reduce((next, side) => changeForce(next, side, n), game),
};
