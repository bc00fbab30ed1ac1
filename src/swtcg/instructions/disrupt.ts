// Disrupting: the attack, card, ability or completion that was just announced is cancelled, its cost stays paid.

import { staticsOf } from '../effects/abilities.ts';
import { contextOf, partsOf, setFrame } from '../effects/frames.ts';
import { type Context, matches, selects } from '../effects/select.ts';
import { meaning } from '../keywords/meaning.ts';
import type { DisruptTarget } from '../language/effect.ts';
import { note } from '../model/log.ts';
import type { Attack, Frame, GameState } from '../model/state.ts';
import { changed, row } from '../model/update.ts';
import { currentWindow, openWindow } from '../model/windows.ts';
import { def } from '../model/zones.ts';
import { changeForce } from '../rules/actions/force.ts';
import type { PartOf, PartRule } from './part.ts';

type Subject = { readonly frame: Frame } | { readonly attack: Attack } | null;

function subjectOf(game: GameState, subject: string | null | undefined): Subject {
  const [kind, id] = (subject ?? '').split(':');
  const frame = kind === 'frame' ? game.frames.find((one) => one.id === Number(id)) : undefined;
  if (frame) return { frame };
  const attack = kind === 'attack' ? game.attacks.find((one) => one.id === Number(id)) : undefined;
  return attack ? { attack } : null;
}

const isDisrupted = (subject: NonNullable<Subject>): boolean =>
  'attack' in subject ? subject.attack.disrupted : subject.frame.disrupted;

/** What a triggered disrupt is aimed at: what was announced and set it off. */
function announcedBy(event: Context['event']): string | null {
  if (event?.frame !== undefined) return `frame:${event.frame}`;
  return event?.attack === undefined ? null : `attack:${event.attack}`;
}

function fits(game: GameState, context: Context, target: DisruptTarget, subject: Subject): boolean {
  if (!subject) return false;
  const card = 'attack' in subject ? subject.attack.attacker : subject.frame.source;
  if (!isSort(game, target, subject)) return false;
  if (target.card && !target.card.includes(def(game, card).kind)) return false;
  if (
    target.against &&
    !('attack' in subject && matches(game, context, subject.attack.defender, target.against))
  )
    return false;
  return !target.by || matches(game, context, card, target.by);
}

/** Whether it is such a thing: an attack is no effect, and only effects on units are abilities (Card Effects). */
function isSort(
  game: GameState,
  { what, force, card: kinds }: DisruptTarget,
  subject: NonNullable<Subject>,
): boolean {
  if ('attack' in subject) return what === 'attack';
  const { frame } = subject;
  const ability = frame.how === 'ability' && def(game, frame.source).kind === 'unit';
  const activated = (frame.how === 'ability' || frame.how === 'card') && !isStatic(frame);
  if (force && !costsForce(frame)) return false;
  switch (what) {
    case 'disrupt':
      return reservedDisrupt(frame);
    case 'ability':
      return ability && activated;
    case 'played':
      return activated && (ability || frame.how === 'card');
    case 'activated':
      return activated;
    case 'any':
      // "A Mission or Battle card" is the card itself, not what it does in play.
      return !kinds || frame.how === 'card' || frame.how === 'completion';
    default:
      return what === frame.how;
  }
}

const plainOf = ({ effect }: Frame) => effect && meaning(effect);

/** A static use, such as Lucky, is no activated ability (Effect Types). */
const isStatic = (frame: Frame): boolean => {
  const plain = plainOf(frame);
  return plain?.kind === 'activated' && plain.static === true;
};

const costsForce = (frame: Frame): boolean => {
  const plain = plainOf(frame);
  return plain !== null && 'cost' in plain && (plain.cost?.some(({ pay }) => pay === 'force') ?? false);
};

/** It is a disrupt itself. */
const reservedDisrupt = ({ effect }: Frame): boolean => partsOf(effect).some((part) => part.do === 'disrupt');

/** "Can't be disrupted": the disrupt may be played, in vain (rulings, 2). */
function immune(game: GameState, subject: NonNullable<Subject>): boolean {
  const frame = 'frame' in subject ? subject.frame : null;
  const source = 'attack' in subject ? subject.attack.attacker : subject.frame.source;
  const sort = frame ? (frame.how === 'ability' ? 'abilities' : '') : 'attack';
  const guarded = staticsOf(game, 'undisruptable').some(({ context, part }) =>
    'to' in part
      ? part.what === sort && selects(game, context, part.to, source)
      : fits(game, context, part.what, subject),
  );
  return (
    guarded ||
    (frame !== null &&
      (partsOf(frame.effect).some((part) => part.do === 'sure') ||
        def(game, source).effects.some(
          (effect) =>
            effect.kind === 'static' &&
            effect.parts.some((part) => part.do === 'undisruptable' && part.what === 'this'),
        )))
  );
}

/** What could be disrupted now, in a word. */
function announced(game: GameState, subject: NonNullable<Subject>): string {
  if ('attack' in subject) return 'attack';
  const { how, source } = subject.frame;
  const { kind } = def(game, source);
  if (how === 'ability') return 'ability';
  return kind === 'battle' ? 'Battle card' : kind === 'mission' ? 'Mission card' : 'effect';
}

/** As far as it can be told yet: "that arena" is one that the cost names. */
function known(target: DisruptTarget, { there }: Context): DisruptTarget {
  const { by, against } = target;
  if (there !== undefined || (by?.arena !== 'there' && against?.arena !== 'there')) return target;
  const anywhere = (filter: typeof by) => filter && { ...filter, arena: undefined };
  return { ...target, by: anywhere(by), against: anywhere(against) } as DisruptTarget;
}

/** "That unit" is then the one whose attack it was, or that was attacked where the words name it; or the card disrupted. */
export const disrupt: PartRule<PartOf<'disrupt'>> = {
  reserved: 'disrupt',
  idleHere: (game, context, part) => {
    // Set off by what was announced, it is that which it disrupts.
    if (announcedBy(context.event)) return null;
    const subject = subjectOf(game, currentWindow(game)?.options[0]);
    if (!subject) return 'there is nothing to disrupt';
    if (isDisrupted(subject)) return 'it is already disrupted';
    return fits(game, context, known(part.what, context), subject)
      ? null
      : `it does not disrupt this ${announced(game, subject)}`;
  },
  perform: (game, frame, part) => {
    const subject = subjectOf(game, frame.subject ?? announcedBy(frame.event));
    if (!subject || !fits(game, contextOf(frame), part.what, subject)) return game;
    const { by } = 'attack' in subject ? subject.attack : subject.frame;
    if (part.unless !== undefined && frame.round === 0 && game.players[by].force >= part.unless) {
      const options = [`pay ${part.unless} Force`];
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: by,
        options,
        optional: true,
      });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    if (part.unless !== undefined && (frame.answers[0]?.length ?? 0) > 0 && frame.round > 0)
      return changeForce(game, by, -part.unless);
    if (immune(game, subject)) return note(game, 'rule', 'pop.disrupt', { type: 'disrupt-failed' });
    if ('attack' in subject) {
      const attacks = row(game.attacks, (one) =>
        one.id === subject.attack.id ? { ...one, disrupted: true } : one,
      );
      const { attacker, defender } = subject.attack;
      const next = note(changed(game, { attacks }), 'rule', 'pop.disrupt', {
        type: 'attack-disrupted',
        cards: { attacker },
      });
      return setFrame(next, { that: [part.what.against ? defender : attacker] });
    }
    const frames = row(game.frames, (one) =>
      one.id === subject.frame.id ? { ...one, disrupted: true } : one,
    );
    const { source } = subject.frame;
    const next = note(changed(game, { frames }), 'rule', 'pop.disrupt', {
      type: 'effect-disrupted',
      cards: { source },
    });
    return setFrame(next, { that: [source] });
  },
};
