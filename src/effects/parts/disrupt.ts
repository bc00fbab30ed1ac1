// Disrupting: the attack, card, ability or completion that was just announced is cancelled, its cost stays paid.
import { changed, row } from '../../game/copy.ts';
import { note } from '../../game/log.ts';
import type { Attack, Frame, GameState } from '../../game/state.ts';
import { def, label } from '../../game/table.ts';
import { currentWindow, openWindow } from '../../game/windows.ts';
import { staticsOf } from '../abilities.ts';
import { contextOf, partsOf, setFrame } from '../frames.ts';
import type { DisruptTarget } from '../language.ts';
import { type Context, matches, selectEach } from '../select.ts';
import type { PartOf, PartRule } from './part.ts';
import { changeForce } from './points.ts';

type Subject = { readonly frame: Frame } | { readonly attack: Attack } | null;

function subjectOf(game: GameState, subject: string | null | undefined): Subject {
  const [kind, id] = (subject ?? '').split(':');
  const frame = kind === 'frame' ? game.frames.find((one) => one.id === Number(id)) : undefined;
  if (frame) return { frame };
  const attack = kind === 'attack' ? game.attacks.find((one) => one.id === Number(id)) : undefined;
  return attack ? { attack } : null;
}

/** What a triggered disrupt is aimed at: the attack that set it off. */
const attackOf = ({ event }: Frame): string | null =>
  event?.attack === undefined ? null : `attack:${event.attack}`;

const HOW: Readonly<Record<Frame['how'], DisruptTarget['what']>> = {
  card: 'card',
  ability: 'ability',
  trigger: 'any',
  completion: 'completion',
};

function fits(game: GameState, context: Context, target: DisruptTarget, subject: Subject): boolean {
  if (!subject) return false;
  const what = 'attack' in subject ? 'attack' : HOW[subject.frame.how];
  if (target.what === 'disrupt') return 'frame' in subject && reservedDisrupt(subject.frame);
  if (target.what === 'trigger' && !('frame' in subject && subject.frame.how === 'trigger')) return false;
  if (target.what === 'played' && what !== 'card' && what !== 'ability') return false;
  if (!['any', 'trigger', 'played', what].includes(target.what)) return false;
  const card = 'attack' in subject ? subject.attack.attacker : subject.frame.source;
  if (target.card && !target.card.includes(def(game, card).kind)) return false;
  if (
    target.against &&
    !('attack' in subject && matches(game, context, subject.attack.defender, target.against))
  )
    return false;
  return !target.by || matches(game, context, card, target.by);
}

/** It is a disrupt itself. */
const reservedDisrupt = ({ effect }: Frame): boolean => partsOf(effect).some((part) => part.do === 'disrupt');

/** "Can't be disrupted": the disrupt may be played, in vain (rulings, 2). */
function immune(game: GameState, subject: NonNullable<Subject>): boolean {
  if ('attack' in subject) {
    const { attacker } = subject.attack;
    return staticsOf(game, 'undisruptable').some(
      ({ ability, part }) =>
        part.what === 'attack' &&
        selectEach(game, { by: ability.by, source: ability.on }, part.to).includes(attacker),
    );
  }
  const { source, how, effect: playing } = subject.frame;
  if (partsOf(playing).some((part) => part.do === 'sure')) return true;
  if (
    how === 'ability' &&
    staticsOf(game, 'undisruptable').some(
      ({ ability, part }) =>
        part.what === 'abilities' &&
        selectEach(game, { by: ability.by, source: ability.on }, part.to).includes(source),
    )
  )
    return true;
  return def(game, source).effects.some(
    (effect) =>
      effect.kind === 'static' &&
      effect.parts.some((part) => part.do === 'undisruptable' && part.what === 'this'),
  );
}

/** As far as it can be told yet: "that arena" is one that the cost names. */
function known(target: DisruptTarget, { there }: Context): DisruptTarget {
  const { by, against } = target;
  if (there !== undefined || (by?.arena !== 'there' && against?.arena !== 'there')) return target;
  const anywhere = (filter: typeof by) => filter && { ...filter, arena: undefined };
  return { ...target, by: anywhere(by), against: anywhere(against) } as DisruptTarget;
}

export const disrupt: PartRule<PartOf<'disrupt'>> = {
  reserved: 'disrupt',
  idleHere: (game, context, part) => {
    // Set off by an attack, it is that attack that it disrupts.
    if (context.event?.attack !== undefined) return null;
    const subject = subjectOf(game, currentWindow(game)?.options[0]);
    if (!subject) return 'there is nothing to disrupt';
    return fits(game, context, known(part.what, context), subject) ? null : 'it does not disrupt this';
  },
  perform: (game, frame, part) => {
    const subject = subjectOf(game, frame.subject ?? attackOf(frame));
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
    if (immune(game, subject))
      return note(game, 'rule', 'pop.disrupt', "It can't be disrupted: the disrupt has no effect.");
    if ('attack' in subject) {
      const attacks = row(game.attacks, (one) =>
        one.id === subject.attack.id ? { ...one, disrupted: true } : one,
      );
      const text = `The attack of ${label(game, subject.attack.attacker)} is disrupted.`;
      return note(changed(game, { attacks }), 'rule', 'pop.disrupt', text);
    }
    const frames = row(game.frames, (one) =>
      one.id === subject.frame.id ? { ...one, disrupted: true } : one,
    );
    const text = `${label(game, subject.frame.source)} is disrupted and has no effect; its cost stays paid.`;
    return note(changed(game, { frames }), 'rule', 'pop.disrupt', text);
  },
};
