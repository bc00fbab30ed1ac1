// Cards that are put from the hand or the discard pile.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Filter, Part, Selector } from '../language/effect.ts';
import { asUnitCard } from './filters.ts';

/** Cards that are not in play: from the hand or the discard pile. */
export function otherZones(g: Grammar, part: Category<Part>): void {
  const named = (p: Part): boolean =>
    p.do === 'put' &&
    'choose' in p.to &&
    (p.to.choose.card !== undefined ||
      p.to.choose.pilot === true ||
      p.to.choose.any?.every(({ card }) => card !== undefined) === true);
  const from = (zone: 'hand' | 'discard') => ({ choose: merged({ of: 'you', zone }, { f: '*' }) });
  g.form(
    part,
    'return a|an {f:np-one} from your discard pile to your hand',
    { do: 'put', to: from('discard'), into: 'hand' },
    named,
  );
  for (const words of [
    'put a|an {f:np-one} from your discard pile into your hand',
    'take a|an {f:np-one} from your discard pile and put it into your hand',
  ])
    g.form(part, words, { do: 'put', to: from('discard'), into: 'hand' }, named);
  g.form(
    part,
    'put a|an {f:np-one} from your discard pile into its arena',
    { do: 'put', to: from('discard'), into: 'its-arena' },
    named,
  );
  g.form(
    part,
    'put a|an {f:np-one} from your hand into its arena',
    { do: 'put', to: from('hand'), into: 'its-arena' },
    named,
  );
  // What is said to be a unit there is its card.
  const sort = ({ card, any, name, ...more }: Filter): boolean =>
    !card && !any && name === undefined && (more.subtype !== undefined || more.type !== undefined);
  for (const [words, into] of [
    ['return|take a|an {f:np-one} from your discard pile to|into your hand', 'hand'],
    ['put a|an {f:np-one} from your discard pile into your hand', 'hand'],
  ] as const)
    g.synonym<Part, { f: Filter }>(part, words, ({ f }) =>
      sort(f)
        ? { do: 'put', to: { choose: { ...asUnitCard(f), of: 'you', zone: 'discard' } }, into }
        : undefined,
    );
  for (const words of [
    'put a|an {f:np-one} from your discard pile on the bottom of your deck',
    'take a|an {f:np-one} from your discard pile and put it on the bottom of your deck',
  ])
    g.form(part, words, { do: 'put', to: from('discard'), into: 'bottom' }, named);
  const clause = g.category<readonly Part[]>('clause');
  for (const [words, zone] of [
    ['your discard pile', 'discard'],
    ['your hand', 'hand'],
  ] as const)
    for (const verb of [
      `shuffle a|an {f:np-one} from ${words} into your deck`,
      `return a|an {f:np-one} from ${words} into your deck . shuffle your deck`,
      `take a|an {f:np-one} from ${words} and put it into your deck . [if you do ,] shuffle your deck`,
    ])
      g.synonym<readonly Part[], { f: Filter }>(clause, verb, ({ f }) =>
        f.card
          ? [{ do: 'put', to: { choose: { ...f, of: 'you', zone } }, into: 'deck' }, { do: 'shuffle' }]
          : undefined,
      );
  for (const deck of ['your', "its owner's"])
    g.synonym<readonly Part[], { t: Selector }>(clause, `shuffle {t:single} into ${deck} deck`, ({ t }) =>
      'the' in t ? [{ do: 'put', to: t, into: 'deck' }, { do: 'shuffle' }] : undefined,
    );
  const self = { the: 'this' } as const;
  for (const [pile, at] of [
    ['your hand', 'hand'],
    ['your discard pile', 'discard'],
  ] as const) {
    const there = { do: 'put', to: self, into: hole('a'), at } as const;
    g.form(part, `put this card|unit from ${pile} into the {a:arena} arena`, there);
    g.form(part, `put this card|unit from ${pile} into the {a:arena} arena untapped`, {
      ...there,
      tapped: false,
    });
  }
  for (const [pile, at] of [
    ['your hand', 'hand'],
    ['your discard pile', 'discard'],
  ] as const) {
    const home = { do: 'put', to: self, into: 'its-arena', at } as const;
    g.form(part, `put this card from ${pile} into its arena`, home);
    g.form(part, `put this card into its arena from ${pile}`, home);
    g.form(part, `put this card from ${pile} into its arena untapped`, { ...home, tapped: false });
    const there = { do: 'put', to: self, into: hole('a'), at } as const;
    g.form(part, `put this card into the {a:arena} arena from ${pile}`, there);
  }
  g.form(part, 'return this card from your discard pile to your hand', {
    do: 'put',
    to: self,
    into: 'hand',
    at: 'discard',
  });
}
