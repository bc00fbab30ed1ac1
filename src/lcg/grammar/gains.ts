// What a card gains: icons, capacity, keywords, abilities.
import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Effect, Gains, IconGains, KeywordEffect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, PerCount } from '../language/selector.ts';

/** Gains said in one breath; only keywords and abilities can stand in it twice. */
function together(list: readonly Gains[]): Gains | undefined {
  const all: Record<string, unknown> = {};
  for (const gains of list)
    for (const [word, value] of Object.entries(gains)) {
      if (!(word in all)) all[word] = value;
      else if (word === 'keywords' || word === 'effects')
        all[word] = [...(all[word] as readonly unknown[]), ...(value as readonly unknown[])];
      else return undefined;
    }
  return all as Gains;
}

const ORDER: readonly (keyof Gains)[] = [
  'icons',
  'iconsOf',
  'choice',
  'forceIcons',
  'capacity',
  'resources',
  'affiliations',
  'keywords',
  'effects',
];

const apart = (gains: Gains): readonly Gains[] =>
  ORDER.flatMap((word): readonly Gains[] => {
    const value = gains[word];
    if (value === undefined) return [];
    return word === 'keywords' || word === 'effects'
      ? (value as readonly unknown[]).map((one) => ({ [word]: [one] }))
      : [{ [word]: value }];
  });

/** Keywords inside a sentence, in small letters: "gains shielding". */
function keywords(g: Grammar): void {
  const keyword = g.category<KeywordEffect>('keyword');
  const plain = ['elite', 'limited', 'shielding'] as const;
  for (const name of plain) g.form(keyword, name, { kind: 'keyword', keyword: name });
  g.form(keyword, 'targeted strike', { kind: 'keyword', keyword: 'targeted-strike' });
  g.form(keyword, 'no enhancements', { kind: 'keyword', keyword: 'no-enhancements' });
  g.form(keyword, 'edge ( {n:amount} )', { kind: 'keyword', keyword: 'edge', n: hole('n') } as never);
  g.form(keyword, 'protect {f:protected}', { kind: 'keyword', keyword: 'protect', what: hole('f') });
  const what = g.category<Filter>('protected');
  g.form(what, '{t:traits}', { trait: hole('t') });
  g.form(what, '{n:title}', { name: hole('n') });
  g.form(what, '{f:cards-one}', hole('f'), (f) => f.card !== undefined);
  g.form(what, '{n:non-affiliation} {t:trait}', {
    not: { affiliation: [hole('n')] },
    trait: [hole('t')],
  } as never);
  g.form(g.category<string>('non-affiliation'), 'non- {a:affiliation}', hole('a') as never);
}

const SIGNED: readonly (keyof IconGains)[] = ['unit', 'tactics', 'blast'];

/** As many icons less. */
function negative(icons: IconGains): IconGains {
  const { edge, ...normal } = icons;
  const turned = (some: Omit<IconGains, 'edge'>) =>
    Object.fromEntries(Object.entries(some).map(([type, n]) => [type, -(n as number)]));
  return { ...turned(normal), ...(edge && { edge: turned(edge) }) } as IconGains;
}

const areLost = (icons: IconGains): boolean =>
  [...SIGNED.map((type) => icons[type]), ...Object.values(icons.edge ?? {})].every(
    (n) => n === undefined || (n as number) < 0,
  );

/** What a card loses. */
function losses(g: Grammar): void {
  const lost = g.category<Gains>('losses');
  g.lens<Gains, { i: IconGains }>(
    lost,
    '{i:icons}',
    ({ i }) => ({ icons: negative(i) }),
    ({ icons, ...more }) =>
      icons && areLost(icons) && Object.keys(more).length === 0 ? { i: negative(icons) } : null,
  );
  g.synonym<Gains, { i: IconGains }>(lost, '1 {i:icons} combat icon', ({ i }) => ({ icons: negative(i) }));
  g.form(lost, 'a combat icon of your choice', { choice: { n: -1 } });
  g.form(lost, '1 Force icon', { forceIcons: -1 });
}

export function gains(g: Grammar): void {
  keywords(g);
  const one = g.category<Gains>('gain');
  g.form(one, '{i:icons}', { icons: hole('i') } as never);
  g.form(one, '{n:plus} damage capacity', { capacity: hole('n') });
  g.form(one, '{n:plus} resource value', { resources: hole('n') });
  g.form(one, '{n:amount} Force icon(s)', { forceIcons: hole('n') });
  g.form(one, '{n:amount} combat icon(s) of your choice', { choice: { n: hole('n') } });
  g.form(one, '{n:amount} different combat icon(s) of your choice', {
    choice: { n: hole('n'), different: true },
  });
  g.form(one, 'all printed combat icons on {c:cards}', { iconsOf: hole('c') });
  g.form(one, 'the {a:affiliations} affiliation', { affiliations: hole('a') });
  g.form(one, '{k:keyword}', { keywords: [hole('k')] });
  g.form(one, '\u201c {e:ability} \u201d', { effects: [hole('e')] });
  g.synonym<Gains, { e: Effect }>(one, ': \u201c {e:ability} \u201d', ({ e }) => ({ effects: [e] }));
  g.synonym<Gains, { k: KeywordEffect }>(one, '\u201c {k:keyword} \u201d', ({ k }) => ({ keywords: [k] }));
  g.synonym<Gains, object>(one, 'a|+1 Force icon', () => ({ forceIcons: 1 }));
  g.synonym<Gains, { i: IconGains }>(one, 'a {i:icons} icon', ({ i }) => ({ icons: i }));
  losses(g);
  g.list<Gains[]>('gain-list', joined('gain', 'and', 'and also'));
  const all = g.category<Gains>('gains');
  const list = g.category<Gains>('gains-at-once');
  g.lens<Gains, { l: readonly Gains[] }>(
    list,
    '{l:gain-list}',
    ({ l }) => together(l),
    (value) => (value.per || value.oneOf ? null : { l: apart(value) }),
  );
  g.form(all, '{l:gains-at-once}', hole('l'));
  g.form(all, 'either {a:gains-at-once} or {b:gains-at-once}', { oneOf: [hole('a'), hole('b')] });
  g.synonym<Gains, { a: Gains; b: Gains }>(all, '{a:gains-at-once} or {b:gains-at-once}', ({ a, b }) => ({
    oneOf: [a, b],
  }));
  g.lens<Gains, { l: Gains; m: number; p: PerCount }>(
    all,
    '{l:gains-at-once} ( to a maximum of {m:plus} ) for each {p:counted}',
    ({ l, m, p }) => ({ ...l, per: p, most: m }),
    ({ per, most, ...l }) => (per && most !== undefined ? { l, m: most, p: per } : null),
  );
  g.lens<Gains, { l: Gains; p: PerCount }>(
    all,
    '{l:gains-at-once} for each {p:counted}',
    ({ l, p }) => ({ ...l, per: p }),
    ({ per, ...l }) => (per && l.most === undefined ? { l, p: per } : null),
  );
}

/** What is counted: "for each enhancement on it". */
export function counting(g: Grammar): void {
  const counted = g.category<PerCount>('counted');
  g.form(counted, 'point on the Death Star dial', { dial: true });
  g.form(counted, '{f:any-one}', { cards: hole('f') });
  // "This unit has 1 or more …": no card is counted, but what it has.
  g.form(counted, 'focus token on {c:cards}', { tokens: 'focus', on: hole('c') });
  g.form(counted, 'damage on {c:cards}', { tokens: 'damage', on: hole('c') });
  const amount = g.category<Amount>('number-of');
  const per = (p: PerCount): Amount => ({ per: p, times: 1 });
  g.lens<Amount, { f: Filter }>(
    amount,
    'the number of {f:any-many}',
    ({ f }) => per({ cards: f }),
    (n) =>
      typeof n === 'object' && 'per' in n && 'cards' in n.per && n.times === 1 ? { f: n.per.cards } : null,
  );
  g.form(amount, 'the remaining damage capacity of {c:cards}', { stat: 'remaining-capacity', of: hole('c') });
  g.lens<Amount, { f: Filter }>(
    amount,
    'the number of different affiliations among {f:any-many}',
    ({ f }) => per({ affiliations: f }),
    (n) =>
      typeof n === 'object' && 'per' in n && 'affiliations' in n.per && n.times === 1
        ? { f: n.per.affiliations }
        : null,
  );
}
