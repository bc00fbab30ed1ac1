// Cards that are put from the hand or the discard pile.
import type { Part } from '../../effects/language.ts';
import type { Category, Grammar } from './grammar.ts';
import { merged } from './shape.ts';

/** Cards that are not in play: from the hand or the discard pile. */
export function otherZones(g: Grammar, part: Category<Part>): void {
  const named = (p: Part): boolean =>
    p.do === 'put' && 'choose' in p.to && (p.to.choose.card !== undefined || p.to.choose.pilot === true);
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
  const self = { the: 'this' } as const;
  g.form(part, 'put this card from your hand into its arena', {
    do: 'put',
    to: self,
    into: 'its-arena',
    at: 'hand',
  });
  g.form(part, 'put this card from your discard pile into its arena', {
    do: 'put',
    to: self,
    into: 'its-arena',
    at: 'discard',
  });
  g.form(part, 'return this card from your discard pile to your hand', {
    do: 'put',
    to: self,
    into: 'hand',
    at: 'discard',
  });
}
