// Triggering conditions: what stands after "When" and "After".
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Filter } from '../language/filter.ts';
import type { Phase, Token } from '../language/terms.ts';
import type { EventName, Trigger } from '../language/trigger.ts';

const card = hole('c');

/** The card that something happens to. */
function subjects(g: Grammar): void {
  const subject = g.category<Filter>('one-card');
  g.form(subject, 'this card|unit|objective|enhancement|event', { self: 'this' });
  g.form(subject, 'enhanced card|unit|objective', { self: 'enhanced' });
  g.form(subject, 'a|an {f:any-one}', hole('f'));
  g.synonym<Filter, { t: string; f: Filter }>(subject, 'the {t:title} {f:cards-one}', ({ t, f }) =>
    f.name === undefined ? { ...f, name: t } : undefined,
  );
  g.synonym<Filter, { f: Filter }>(subject, '1 of your other {f:cards-many}', ({ f }) =>
    f.of === undefined && f.self === undefined ? { self: 'other', of: 'you', ...f } : undefined,
  );
}

/** What happens to a card, as a verb. */
const DONE: readonly (readonly [string, EventName])[] = [
  ['enters play', 'enters-play'],
  ['leaves play', 'leaves-play'],
  ['is put into play', 'put-into-play'],
  ['is destroyed', 'destroyed'],
  ['is sacrificed', 'sacrificed'],
  ['is captured', 'captured'],
  ['is rescued', 'rescued'],
  ['is engaged', 'engaged'],
  ['is focused to strike', 'focused-to-strike'],
  ['resolves a strike', 'strike-resolved'],
  ['is played', 'played'],
  ['is committed to the Force', 'committed'],
  ['generates 1 or more resources', 'generates'],
  ['is dealt damage', 'damaged'],
  ['readies', 'readied'],
];

const FOCUS_PLACED = 'focus tokens placed on it';
const BY_AN_EFFECT = 'by a card effect';
const HIS_TOTAL = "your opponent's Force icon total";
const DOUBLE_TOTAL = `at least double ${HIS_TOTAL}`;

const TOKENS: readonly (readonly [Token, string])[] = [
  ['focus', 'a focus token'],
  ['damage', 'damage'],
  ['shield', 'a shield'],
];

/** Tokens, targets, the edge stack: what happens to cards without their doing. */
function handled(g: Grammar, trigger: Category<Trigger>): void {
  for (const [token, words] of TOKENS) {
    g.form(trigger, `${words} is removed from {c:one-card}`, { on: 'tokens-removed', token, card });
    if (token !== 'damage')
      g.form(trigger, `${words} is placed on {c:one-card}`, { on: 'tokens-placed', token, card });
  }
  const placed = { on: 'tokens-placed', token: 'focus' } as const;
  g.synonym<Trigger, { c: Filter }>(trigger, `{c:one-card} has 1 or more ${FOCUS_PLACED}`, ({ c }) => ({
    ...placed,
    card: c,
  }));
  g.form(trigger, 'a focus token is placed on {c:one-card} by an enemy card effect or combat icon', {
    ...placed,
    card,
    by: { of: 'opponent' },
  });
  g.form(trigger, '{c:one-card} is targeted by an enemy card effect', {
    on: 'targeted',
    card,
    who: 'opponent',
  });
  g.form(trigger, '{c:one-card} is targeted by an effect', { on: 'targeted', card });
  g.form(
    trigger,
    '{c:one-card} resolves',
    { on: 'fate-resolved', card },
    ({ card: fate }) => fate?.card?.join() === 'Fate',
  );
  g.form(trigger, '{c:one-card} is revealed in an edge stack', { on: 'edge-revealed', card });
  g.form(trigger, 'edge stacks are revealed', { on: 'edge-revealed' });
  type Revealed = { n: { is: string; n: number }; f: Filter };
  g.lens<Trigger, Revealed>(
    trigger,
    'you reveal {n:count} {f:any-many} in your edge stack',
    ({ n, f }) =>
      n.is === 'at-least' ? { on: 'edge-revealed', who: 'you', card: f, least: n.n } : undefined,
    (t) =>
      t.on === 'edge-revealed' && t.who === 'you' && t.card && t.least !== undefined
        ? { n: { is: 'at-least', n: t.least }, f: t.card }
        : null,
  );
  g.form(trigger, `{c:one-card} is removed from the Force ${BY_AN_EFFECT}`, { on: 'uncommitted', card });
  g.form(trigger, '{c:one-card} is discarded', { on: 'discarded', card });
  g.form(trigger, '{c:one-card} enters your discard pile', { on: 'discarded', card, who: 'you' });
  g.synonym<Trigger, { c: Filter }>(trigger, 'an engagement is declared against {c:one-card}', ({ c }) => ({
    on: 'engaged',
    card: c,
  }));
  g.form(trigger, '{c:one-card} executes an Action or Reaction ability', {
    on: 'executed',
    card,
    ability: ['action', 'reaction'],
  });
  g.form(trigger, "an enhancement's ability is triggered", {
    on: 'executed',
    card: { card: ['Enhancement'] },
    ability: ['any'],
  });
  g.form(trigger, '{b:one-card} is enhanced', { on: 'attached', by: hole('b') });
  g.form(trigger, 'defenders are declared', { on: 'declared', as: ['defender'] });
}

function happening(g: Grammar, trigger: Category<Trigger>): void {
  for (const [words, on] of DONE) g.form(trigger, `{c:one-card} ${words}`, { on, card });
  for (const span of ['turn', 'phase', 'engagement'] as const)
    for (const [words, on] of DONE)
      g.form(trigger, `the first {c:cards-one} ${words} this ${span}`, { on, card, first: span });
  const also = (words: string, on: EventName) =>
    g.synonym<Trigger, { c: Filter }>(trigger, words, ({ c }) => ({ on, card: c }));
  also('{c:one-card} would be damaged', 'damaged');
  also('damage is dealt to {c:one-card}', 'damaged');
  also('damage would be dealt to {c:one-card}', 'damaged');
  also('{c:one-card} would be dealt damage', 'damaged');
  also('{c:one-card} is dealt 1 or more damage', 'damaged');
  also('{c:one-card} takes damage', 'damaged');
  also('{c:one-card} would be destroyed', 'destroyed');
  g.form(trigger, '{c:one-card} is declared as an attacker', { on: 'declared', card, as: ['attacker'] });
  g.form(trigger, '{c:one-card} is declared as a defender', { on: 'declared', card, as: ['defender'] });
  g.form(trigger, '{c:one-card} is declared as an attacker or defender', {
    on: 'declared',
    card,
    as: ['attacker', 'defender'],
  });
  g.form(trigger, '{c:one-card} is focused to strike as an attacker', {
    on: 'focused-to-strike',
    card,
    as: ['attacker'],
  });
  g.form(trigger, '{c:one-card} survives an engagement as an attacker', {
    on: 'survives',
    card,
    as: ['attacker'],
  });
  g.form(trigger, '{c:one-card} survives an engagement as a defender', {
    on: 'survives',
    card,
    as: ['defender'],
  });
  g.form(trigger, '{c:one-card} survives an unopposed engagement as an attacker', {
    on: 'survives',
    card,
    as: ['attacker'],
    unopposed: true,
  });
  g.form(trigger, '{b:one-card} damages {c:one-card}', { on: 'damaged', by: hole('b'), card });
  g.form(trigger, '{b:one-card} destroys {c:one-card}', { on: 'destroyed', by: hole('b'), card });
  g.form(trigger, '{c:one-card} is destroyed or sacrificed', { on: 'destroyed', or: ['sacrificed'], card });
  g.form(trigger, '{c:one-card} is sacrificed or destroyed', { on: 'sacrificed', or: ['destroyed'], card });
  g.form(trigger, 'an other Interrupt effect is executed', {
    on: 'executed',
    ability: ['interrupt'],
    other: true,
  });
  g.form(trigger, 'the Death Star dial increases', { on: 'dial-rises' });
  g.synonym<Trigger, object>(trigger, 'the Death Star dial advances', () => ({ on: 'dial-rises' }));
  g.synonym<Trigger, object>(trigger, 'the Death Star dial is increased|advanced', () => ({
    on: 'dial-rises',
  }));
  g.form(trigger, 'an engagement ends', { on: 'engagement-ends' });
  g.form(trigger, 'a Reaction effect is executed', { on: 'executed', ability: ['reaction'] });
  g.form(trigger, 'an Action effect is executed', { on: 'executed', ability: ['action'] });
  g.form(trigger, 'an Interrupt effect is executed', { on: 'executed', ability: ['interrupt'] });
}

function deeds(g: Grammar, trigger: Category<Trigger>): void {
  for (const [subject, who] of [
    ['you', 'you'],
    ['your|an opponent', 'opponent'],
  ] as const) {
    const does = (verb: string, thirdPerson = `${verb}s`): string =>
      `${subject} ${who === 'you' ? `${verb}|${thirdPerson}` : `${thirdPerson}|${verb}`}`;
    g.form(
      trigger,
      `${does('play')} {c:one-card}`,
      { on: 'played', who, card },
      ({ card: it }) => it?.zone === undefined,
    );
    g.form(trigger, `${does('declare')} {c:one-card} as an attacker`, {
      on: 'declared',
      who,
      card,
      as: ['attacker'],
    });
    g.form(trigger, `${does('declare')} {c:one-card} as a defender`, {
      on: 'declared',
      who,
      card,
      as: ['defender'],
    });
    g.form(trigger, `${does('place')} a card into an edge stack`, { on: 'edge-placed', who, card: {} });
    g.synonym<Trigger, { c: Filter }>(trigger, `${does('play')} {c:one-card} from your hand`, ({ c }) => ({
      on: 'played',
      who,
      card: c,
    }));
    g.form(trigger, `${does('win')} a contested edge battle with ${DOUBLE_TOTAL}`, {
      on: 'edge-won',
      who,
      double: true,
    });
    g.form(trigger, `${does('commit')} {c:one-card} to the Force`, { on: 'committed', who, card });
    g.form(trigger, `${does('capture')} {c:one-card}`, { on: 'captured', who, card });
    g.form(trigger, does('refresh', 'refreshes'), { on: 'refreshed', who });
    g.form(trigger, `${does('draw')} a card`, { on: 'drawn', who });
    g.form(trigger, `${does('rescue')} {c:one-card}`, { on: 'rescued', who, card });
    for (const [verb, on] of [
      ['win', 'edge-won'],
      ['lose', 'edge-lost'],
    ] as const) {
      g.form(trigger, `${does(verb)} an edge battle`, { on, who });
      g.form(trigger, `${does(verb)} an edge battle as the attacker`, { on, who, as: ['attacker'] });
      g.form(trigger, `${does(verb)} an edge battle as the defender`, { on, who, as: ['defender'] });
      g.form(trigger, `${does(verb)} an edge battle by {n:int} or more Force icons`, {
        on,
        who,
        least: hole('n'),
      });
    }
    for (const [verb, on] of [
      ['win', 'struggle-won'],
      ['lose', 'struggle-lost'],
    ] as const) {
      g.form(trigger, `${does(verb)} a Force struggle`, { on, who });
      g.synonym<Trigger, object>(trigger, `${does(verb)} the Force struggle`, () => ({ on, who }));
      g.form(trigger, `${does(verb)} a Force struggle by {n:int} or more Force icons`, {
        on,
        who,
        least: hole('n'),
      });
    }
  }
  // "Capture an enemy unit from play": where it was is no part of the card.
  g.form(trigger, 'you capture {c:one-card-there} from play', {
    on: 'captured',
    who: 'you',
    card,
    from: 'play',
  });
  g.form(g.category<Filter>('one-card-there'), 'a|an {f:cards-one}', hole('f'));
}

function phases(g: Grammar, trigger: Category<Trigger>): void {
  for (const [whose, who] of [
    ['your', 'you'],
    ["your|an opponent's", 'opponent'],
    ["its controller's", 'controller'],
  ] as const) {
    g.form(trigger, `${whose} turn begins`, { on: 'turn-begins', who });
    g.form(trigger, `${whose} turn ends`, { on: 'turn-ends', who });
    g.form(trigger, `${whose} {p:phase} phase begins`, { on: 'phase-begins', who, phase: hole('p') });
    g.form(trigger, `${whose} {p:phase} phase ends`, { on: 'phase-ends', who, phase: hole('p') });
  }
  g.form(trigger, 'the {p:phase} phase begins', { on: 'phase-begins', phase: hole('p') });
  for (const [words, on] of [
    ['begins', 'phase-begins'],
    ['ends', 'phase-ends'],
  ] as const)
    g.synonym<Trigger, { p: Phase }>(trigger, `a|each {p:phase} phase ${words}`, ({ p }) => ({
      on,
      phase: p,
    }));
  g.form(trigger, 'the {p:phase} phase ends', { on: 'phase-ends', phase: hole('p') });
  g.form(trigger, 'a phase begins', { on: 'phase-begins' });
  g.form(trigger, 'a Force struggle begins', { on: 'struggle-begins' });
}

export function triggers(g: Grammar): void {
  subjects(g);
  const trigger = g.category<Trigger>('trigger');
  happening(g, trigger);
  handled(g, trigger);
  deeds(g, trigger);
  phases(g, trigger);
}
