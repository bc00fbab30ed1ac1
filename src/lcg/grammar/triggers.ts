// Triggering conditions: what stands after "When" and "After".
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Filter } from '../language/filter.ts';
import type { EventName, Trigger } from '../language/trigger.ts';

const card = hole('c');

/** The card that something happens to. */
function subjects(g: Grammar): void {
  const subject = g.category<Filter>('one-card');
  g.form(subject, 'this card|unit|objective|enhancement|event', { self: 'this' });
  g.form(subject, 'enhanced card|unit|objective', { self: 'enhanced' });
  g.form(subject, 'a|an {f:any-one}', hole('f'));
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

function happening(g: Grammar, trigger: Category<Trigger>): void {
  for (const [words, on] of DONE) g.form(trigger, `{c:one-card} ${words}`, { on, card });
  const also = (words: string, on: EventName) =>
    g.synonym<Trigger, { c: Filter }>(trigger, words, ({ c }) => ({ on, card: c }));
  also('{c:one-card} would be damaged', 'damaged');
  also('damage is dealt to {c:one-card}', 'damaged');
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
}

function deeds(g: Grammar, trigger: Category<Trigger>): void {
  for (const [subject, who] of [
    ['you', 'you'],
    ['your|an opponent', 'opponent'],
  ] as const) {
    const does = (verb: string, thirdPerson = `${verb}s`): string =>
      `${subject} ${who === 'you' ? `${verb}|${thirdPerson}` : `${thirdPerson}|${verb}`}`;
    g.form(trigger, `${does('play')} {c:one-card}`, { on: 'played', who, card });
    g.form(trigger, `${does('commit')} {c:one-card} to the Force`, { on: 'committed', who, card });
    g.form(trigger, `${does('capture')} {c:one-card}`, { on: 'captured', who, card });
    g.form(trigger, does('refresh', 'refreshes'), { on: 'refreshed', who });
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
  g.form(trigger, 'the {p:phase} phase ends', { on: 'phase-ends', phase: hole('p') });
  g.form(trigger, 'a phase begins', { on: 'phase-begins' });
  g.form(trigger, 'a Force struggle begins', { on: 'struggle-begins' });
}

export function triggers(g: Grammar): void {
  subjects(g);
  const trigger = g.category<Trigger>('trigger');
  happening(g, trigger);
  deeds(g, trigger);
  phases(g, trigger);
}
