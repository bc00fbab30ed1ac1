// Cards as an instruction has them: "a target enemy unit", "each unit you control", "this unit", "that unit".
import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, Selector, Who } from '../language/selector.ts';
import { IF_TIED } from './phrases.ts';
import { THAT, THOSE } from './references.ts';

const KIND = 'card|unit|objective|enhancement|event';
const KINDS = 'cards|units|objectives|enhancements';

function spoken(g: Grammar, cards: ReturnType<typeof g.category<Selector>>): void {
  g.form(cards, `this ${KIND}`, { the: 'this' });
  // In an ability that is used from there (where.ts).
  g.form(cards, `this ${KIND} from your hand`, { the: 'this', from: 'hand' } as never);
  g.form(cards, `this ${KIND} from your discard pile`, { the: 'this', from: 'discard' } as never);
  g.form(cards, `enhanced ${KIND}`, { the: 'enhanced' });
  g.form(cards, 'the engaged objective', { the: 'engaged' });
  g.form(cards, '{n:title}', { each: { name: hole('n') } });
  g.form(cards, 'the other cards', { the: 'rest' });
  g.form(cards, `that ${KIND}`, THAT);
  g.form(cards, `each of those ${KINDS}`, THOSE);
  g.form(cards, 'the card of this event', { the: 'event' });
  g.form(cards, 'the source of this event', { the: 'event-by' });
  g.form(cards, `the paid|sacrificed|focused ${KIND}`, { the: 'paid' });
  g.form(cards, 'the cards so moved', { the: 'done' });
  g.form(cards, 'the first target', { the: 'target' });
  g.form(cards, 'target number {n:int}', { the: 'target', n: hole('n') });
  const synonym = (words: string, value: Selector) => g.synonym<Selector, object>(cards, words, () => value);
  for (const words of [
    'it',
    'him',
    'her',
    'he',
    'she',
    'they',
    `the targeted ${KIND}`,
    `the chosen ${KIND}`,
    `the discarded|revealed ${KIND}`,
  ])
    synonym(words, THAT);
  for (const words of ['them', `those ${KINDS}`, `each targeted ${KIND}`, `the targeted ${KINDS}`])
    synonym(words, THOSE);
  for (const words of ['the rest', 'the others', 'the remaining cards|card']) synonym(words, { the: 'rest' });
  synonym('the enhanced unit|objective|card', { the: 'enhanced' });
  synonym(`this ${KIND} from play`, { the: 'this' });
  synonym(`that enemy|friendly ${KIND}`, THAT);
  synonym('the unit', THAT);
  synonym(`the target ${KIND}`, THAT);
}

function chosen(g: Grammar, cards: ReturnType<typeof g.category<Selector>>): void {
  g.form(cards, 'a|1|an target {f:any-one}', { target: hole('f') });
  g.synonym<Selector, { f: Filter }>(cards, 'target {f:any-one}', ({ f: target }) => ({ target }));
  g.lens<Selector, { f: Filter }>(
    cards,
    'an other target {f:any-one}',
    ({ f }) => (f.self === undefined ? { target: { self: 'other-than-that', ...f } } : undefined),
    (selector) => {
      if (!('target' in selector) || selector.target.self !== 'other-than-that') return null;
      const { self: _, ...f } = selector.target;
      return 'count' in selector ? null : { f };
    },
  );
  g.lens<Selector, { f: Filter }>(
    cards,
    'a different {f:any-one}',
    ({ f }) => (f.self === undefined ? { choose: { self: 'other-than-that', ...f } } : undefined),
    (selector) => {
      if (!('choose' in selector) || selector.choose.self !== 'other-than-that') return null;
      const { self: _, ...f } = selector.choose;
      return Object.keys(selector).length === 1 ? { f } : null;
    },
  );
  g.synonym<Selector, { f: Filter }>(cards, 'a different target {f:any-one}', ({ f }) =>
    f.self === undefined ? { target: { self: 'other-than-that', ...f } } : undefined,
  );
  g.form(cards, 'up to {n:int} target {f:any-many}', { target: hole('f'), count: hole('n'), upTo: true });
  g.synonym<Selector, { f: Filter; n: number }>(cards, '{n:int} target {f:any-many}', ({ n, f }) =>
    n > 1 ? { target: f, count: n } : undefined,
  );
  g.form(cards, 'a|an|1 {f:any-one}', { choose: hole('f') });
  g.synonym<Selector, { n: number; f: Filter }>(cards, '{n:int} of his|their {f:cards-many}', ({ n, f }) =>
    f.of === undefined ? { choose: { ...f, of: 'chooser' }, ...(n > 1 && { count: n }) } : undefined,
  );
  g.lens<Selector, { f: Filter }>(
    cards,
    'the {f:extreme}',
    ({ f }) => ({ choose: f, by: 'active' }),
    (s) => ('choose' in s && s.choose.extreme && s.by === 'active' && !s.count ? { f: s.choose } : null),
  );
  g.form(
    cards,
    '{n:int} {f:any-many}',
    { choose: hole('f'), count: hole('n') },
    (s) => 'count' in s && s.count !== 1,
  );
  g.form(cards, 'X {f:any-many}', { choose: hole('f'), count: 'X' });
  g.form(cards, 'up to {n:int} [different] {f:any-many}', {
    choose: hole('f'),
    count: hole('n'),
    upTo: true,
  });
  g.form(cards, 'any number of {f:any-many}', { choose: hole('f'), count: 'any' });
  g.synonym<Selector, object>(cards, '1 of those cards', () => ({ choose: { seen: true } }));
  g.form(cards, 'a|1 card at random from {w:whose} hand', {
    choose: { zone: 'hand', of: hole('w') },
    random: true,
  });
  g.form(cards, '{n:int} cards at random from {w:whose} hand', {
    choose: { zone: 'hand', of: hole('w') },
    count: hole('n'),
    random: true,
  });
  g.form(cards, 'each {f:any-one}', { each: hole('f') });
  g.synonym<Selector, { f: Filter }>(cards, 'each of your {f:cards-many}', ({ f }) =>
    f.of === undefined ? { each: { ...f, of: 'you' } } : undefined,
  );
  g.synonym<Selector, { f: Filter }>(cards, 'all {f:any-many}', ({ f: each }) => ({ each }));
}

/** "The lowest cost unit", and who decides between several. */
function extremes(g: Grammar): void {
  const extreme = g.category<Filter>('extreme');
  g.form(
    extreme,
    `{f:cards-one} . ( ${IF_TIED}, the active player decides )`,
    hole('f'),
    (f) => f.extreme !== undefined,
  );
}

/** "the top 2 cards of your discard pile". */
function tops(g: Grammar, cards: ReturnType<typeof g.category<Selector>>): void {
  const pile = g.category<string>('pile');
  g.form(pile, 'deck', 'deck');
  g.form(pile, 'objective deck', 'objectiveDeck');
  g.form(pile, 'discard pile', 'discard');
  g.synonym<string, object>(pile, 'command deck', () => 'deck');
  g.form(cards, 'the top card of {w:whose-pile} {z:pile}', {
    top: 1,
    zone: hole('z'),
    of: hole('w'),
  } as never);
  g.form(
    cards,
    'the top {n:amount} cards of {w:whose-pile} {z:pile}',
    { top: hole('n'), zone: hole('z'), of: hole('w') } as never,
    (s) => 'top' in s && s.top !== 1,
  );
}

/** "The topmost Scout unit from your discard pile." */
function topmost(g: Grammar, cards: ReturnType<typeof g.category<Selector>>): void {
  g.lens<Selector, { f: Filter }>(
    cards,
    'the topmost {f:cards-one}',
    ({ f }) => {
      const { zone, of, ...match } = f;
      return zone === 'discard' && of === 'you' ? { top: 1, zone, of, match } : undefined;
    },
    (s) =>
      'top' in s && s.match && s.top === 1 && s.of === 'you' && s.zone === 'discard'
        ? { f: { ...s.match, zone: s.zone, of: 'you' } }
        : null,
  );
}

function owners(g: Grammar): void {
  const whose = g.category<NonNullable<Filter['of']>>('whose');
  g.form(whose, 'your', 'you');
  g.form(whose, "your|an|each opponent's", 'opponent');
  g.form(whose, 'his|their', 'chooser');
  const pile = g.category<Who>('whose-pile');
  g.form(pile, 'your', 'you');
  g.form(pile, "your|an|each|the opponent's", 'opponent');
  g.form(pile, 'his|their', 'player');
  g.form(pile, "its owner's", 'owner');
}

function amounts(g: Grammar): void {
  const amount = g.category<Amount>('amount');
  g.form(amount, '{n:int}', hole('n'));
  g.form(amount, 'X', 'X');
}

/** "Enhanced unit's". */
function possessives(g: Grammar): void {
  const of = g.category<Selector>('cards-of');
  g.form(of, "this card's|unit's|objective's|enhancement's", { the: 'this' });
  g.form(of, "enhanced card's|unit's|objective's", { the: 'enhanced' });
  g.form(of, "that card's|unit's|objective's|enhancement's", THAT);
  g.synonym<Selector, object>(of, 'its|his|her', () => THAT);
}

export function selectors(g: Grammar): void {
  possessives(g);
  owners(g);
  amounts(g);
  const cards = g.category<Selector>('cards');
  spoken(g, cards);
  chosen(g, cards);
  tops(g, cards);
  extremes(g);
  topmost(g, cards);
}
