// Instructions that hang others together: "then", "you may", conditions, choices between effects.
import { isPlan, planCosts } from '../costs/cost.ts';
import { isRefusal, payment } from '../costs/payment.ts';
import type { Instruction } from '../language/effect.ts';
import type { Act } from '../model/acts.ts';
import type { Todo } from '../model/frames.ts';
import { askMay, cardsFor } from './choosing.ts';
import { type Carry, type Context, continueWith } from './context.ts';

export const choose: Carry<'choose'> = function* ({ what }, context) {
  const ids = yield* cardsFor(context, what);
  return ids.length > 0 ? { flow: true } : { flow: true, short: true };
};

/** Only if all before it was done in full (Then). */
export const ifDone: Carry<'then'> = ({ parts }, { frame }) => {
  return frame.full ? continueWith(parts) : { flow: true };
};

export const when: Carry<'if'> = function* ({ if: conditions, parts, else: otherwise = [] }, { d, scope }) {
  return continueWith(conditions.every((one) => d.holds(one, scope)) ? parts : otherwise);
};

export const instead: Carry<'instead'> = function* ({ if: conditions, parts, other, may }, context) {
  const { d, scope, frame } = context;
  const holds = conditions.every((one) => d.holds(one, scope));
  const taken = holds && (!may || (yield* askMay(frame.by)).yes);
  return continueWith(taken ? other : parts);
};

export const may: Carry<'may'> = function* (
  { who = 'you', cost = [], parts, else: otherwise = [] },
  context,
) {
  const { game, d, scope, frame } = context;
  const sides = d.players(who, scope);
  for (const side of sides) {
    const asked = { ...scope, you: side, chooser: side };
    const plan = planCosts(game, cost, asked);
    if (!isPlan(plan)) continue;
    const paid = payFor(context, side, plan.resources);
    if (!paid) continue;
    const { yes, card } = yield* askMay(side);
    if (!yes) continue;
    const todo: Todo[] = [...(paid.length > 0 ? [paid] : []), ...plan.groups].map((acts) => ({
      kind: 'acts',
      acts,
    }));
    const result = continueWith(parts);
    return {
      flow: true,
      todo: [...todo, ...(result.todo ?? [])],
      ...(sides.length > 0 && who !== 'you' && { player: side }),
      ...(card !== null && { wishes: { ...frame.wishes, targets: [card] } }),
    };
  }
  return continueWith(otherwise);
};

/** Resources that a cost inside an effect takes, by the default payment; null: it can't be paid. */
function payFor(
  { game, frame }: Context,
  side: Context['frame']['by'],
  resources: { readonly n: number; readonly affiliation: Parameters<typeof payment>[1]['only'] } | null,
): readonly Act[] | null {
  if (!resources) return [];
  const { n: price, affiliation: only } = resources;
  const found = payment(game, { side, price, card: null, match: null, only, without: [] });
  if (isRefusal(found)) return null;
  return Object.entries(found).map(
    ([card, n]): Act => ({ do: 'focus', card, n, kind: 'resource', who: side, source: frame.card }),
  );
}

/** One of them, as that player chooses. */
export const oneOf: Carry<'one-of'> = function* ({ who = 'you', of }, context) {
  const { d, scope, frame } = context;
  const [by = frame.by] = d.players(who, scope);
  const open = of.map((_, i) => i + 1).filter((n) => canDo(context, of[n - 1] as readonly Instruction[]));
  const options = open.length > 0 ? open : of.map((_, i) => i + 1);
  const [first] = options;
  if (first === undefined) return { flow: true };
  const answer =
    options.length === 1
      ? first
      : Number(
          yield {
            by,
            rule: 'effect.choose',
            what: 'option',
            options,
            least: null,
            most: null,
            fallback: first,
          },
        );
  return continueWith(of[answer - 1] ?? []);
};

/** Whether an option has anything to act on: its first instruction means some card, or needs none. */
function canDo({ d, scope }: Context, [first]: readonly Instruction[]): boolean {
  if (!first) return false;
  const asked = Object.values(first).filter(
    (value): value is { readonly each?: object; readonly choose?: object } =>
      typeof value === 'object' && value !== null && ('each' in value || 'choose' in value),
  );
  return asked.every((selector) => {
    const filter = selector.each ?? selector.choose;
    return filter === undefined || d.all(filter, { ...scope, chooser: scope.you }).length > 0;
  });
}
