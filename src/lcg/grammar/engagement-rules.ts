// What is otherwise in an engagement: strikes, edge battles, what counts as what.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData } from '../../core/grammar/shape.ts';
import type { IconGains, StaticPart } from '../language/effect.ts';
import type { Selector } from '../language/selector.ts';

type Parts = readonly StaticPart[];

const EVEN_EXHAUSTED = 'even if it is exhausted';
const FORCE_CARD = 'Force card';
const COUNT = 'count toward the Force struggle';
const A_REMINDER = `( this commitment does not cost a ${FORCE_CARD} )`;
const IT_IS_NOT = 'it|he|she is not';
const ITS_TEXT = 'its printed text [box]';
const ANY_ENEMIES = 'any number of participating enemy units';
const AN_EDGE_CARD = 'the first card of his edge stack';
const FATE_EFFECTS = 'the effects of each fate card';
const UNIT_ICON: IconGains = { unit: 1 };

export function engagementRules(g: Grammar, part: Category<Parts>): void {
  g.form(part, '{c:subject} require|requires {n:int} fewer damage to destroy', [
    { do: 'fragile', to: hole('c'), n: hole('n') },
  ]);
  g.lens<Parts, { c: Selector; i: IconGains }>(
    part,
    `damage from {c:cards-of} {i:icons} icon type may be divided among ${ANY_ENEMIES}`,
    ({ c, i }) => (sameData(i, UNIT_ICON) ? [{ do: 'divide-strike', of: c }] : undefined),
    ([one, more]) => (!more && one?.do === 'divide-strike' ? { c: one.of, i: UNIT_ICON } : null),
  );
  g.form(part, `your opponent must place ${AN_EDGE_CARD} faceup`, [
    { do: 'first-edge-card-faceup', who: 'opponent' },
  ]);
  g.form(part, `you may resolve ${FATE_EFFECTS} in your edge stack an additional time`, [
    { do: 'fates-again', who: 'you' },
  ]);
  g.form(part, 'you strike first this engagement', [{ do: 'strikes-first', who: 'you' }]);
  g.form(part, 'this engagement is considered unopposed', [{ do: 'counts-unopposed' }]);
  g.form(part, 'resolve edge-enabled icons on {c:subject} as if you had the edge', [
    { do: 'edge-enabled', of: hole('c') },
  ]);
  g.form(part, `the Force icons of {c:cards} count ${EVEN_EXHAUSTED}`, [
    { do: 'count-exhausted', what: hole('c') },
  ]);
  g.synonym<Parts, object>(part, `its Force icons ${COUNT} ${EVEN_EXHAUSTED}`, () => [
    { do: 'count-exhausted', what: { the: 'this' } },
  ]);
  g.form(part, 'you win tied edge battles', [{ do: 'wins-edge-ties', who: 'you' }]);
  g.form(part, 'damage dealt by {c:cards} cannot be prevented by shields', [
    { do: 'unpreventable', of: hole('c'), shields: true },
  ]);
  g.synonym<Parts, { c: Selector }>(
    part,
    `{c:cards} also may strike during|in combat even if ${IT_IS_NOT} participating in the engagement`,
    ({ c }) => [{ do: 'strike-from-outside', what: c }],
  );
  g.form(part, `{c:cards} may strike during|in combat even if ${IT_IS_NOT} participating in the engagement`, [
    { do: 'strike-from-outside', what: hole('c') },
  ]);
  g.form(part, `{c:cards} is considered committed to the Force [. ${A_REMINDER}]`, [
    { do: 'count-committed', what: hole('c') },
  ]);
  g.form(part, `treat {c:cards} as if ${ITS_TEXT} were blank ( except for Traits )`, [
    { do: 'blank', to: hole('c') },
  ]);
}
