// Instructions about tokens: damage, focus, shields.
import type { Amount } from '../language/selector.ts';
import type { Act } from '../model/acts.ts';
import { type CardId, DIAL, type GameState, type Token } from '../model/state.ts';
import { card, inPlay } from '../model/zones.ts';
import { askAmount, askDivide, cardsAmong, cardsFor } from './choosing.ts';
import { type Asking, type Carry, type Context, carryOut, type Result } from './context.ts';

export const damage: Carry<'damage'> = function* ({ to, n, divided, from }, context) {
  const { d, cause, scope } = context;
  const cards = divided ? yield* cardsAmong(context, to) : yield* cardsFor(context, to);
  const amount = d.amount(n, { ...scope, chosen: context.chosen });
  const by = from ? (yield* cardsFor(context, from))[0] : undefined;
  const source = by ?? cause.source;
  const deal = (id: CardId, amount: number): Act => ({
    do: 'damage',
    card: id,
    n: amount,
    kind: 'effect',
    past: [],
    who: cause.who,
    source,
  });
  const reachable = cards.filter((id) => id !== DIAL);
  if (!divided) return carryOut(amount > 0 ? reachable.map((id) => deal(id, amount)) : []);
  const shares = yield* askDivide(context, reachable, amount);
  return carryOut(Object.entries(shares).map(([id, share]) => deal(id, share)));
};

const tokensOn = (game: GameState, id: CardId, token: Token): number => {
  if (id === DIAL || !inPlay(game, id)) return 0;
  const { focus, damage: hurt, shields } = card(game, id);
  return token === 'focus' ? focus : token === 'damage' ? hurt : shields;
};

function* remove(
  context: Context,
  ids: readonly CardId[],
  token: Token,
  n: Amount | 'all',
  upTo = false,
): Asking<Result> {
  const { game, d, cause, frame } = context;
  const acts: Act[] = [];
  const asked = n === 'all' ? null : d.amount(n, { ...context.scope, chosen: context.chosen });
  for (const id of ids) {
    const there = tokensOn(game, id, token);
    const wanted = asked ?? there;
    const amount = upTo ? yield* askAmount(context, frame.by, Math.min(wanted, there)) : wanted;
    if (amount > 0 && there > 0) acts.push({ do: 'remove', token, card: id, n: amount, ...cause });
  }
  return carryOut(acts);
}

export const removeDamage: Carry<'remove-damage'> = function* ({ from, n, upTo }, context) {
  return yield* remove(context, yield* cardsFor(context, from), 'damage', n, upTo);
};

export const removeFocus: Carry<'remove-focus'> = function* ({ from, n, upTo }, context) {
  return yield* remove(context, yield* cardsFor(context, from), 'focus', n, upTo);
};

export const removeShield: Carry<'remove-shield'> = function* ({ from, n }, context) {
  return yield* remove(context, yield* cardsFor(context, from), 'shield', n);
};

/** More than there is cannot be moved (Ruling 44). */
export const moveDamage: Carry<'move-damage'> = function* ({ from, to, n, upTo }, context) {
  const { game, d, cause, frame } = context;
  const [source] = yield* cardsFor(context, from);
  const [goal] = yield* cardsFor(context, to);
  if (source === undefined || goal === undefined) return { short: true };
  const there = Math.min(d.amount(n, context.scope), tokensOn(game, source, 'damage'));
  const amount = upTo ? yield* askAmount(context, frame.by, there) : there;
  if (amount <= 0) return { short: true };
  return carryOut([{ do: 'damage', card: goal, n: amount, kind: 'moved', past: [], from: source, ...cause }]);
};

function moveToken(
  context: Context,
  token: 'focus' | 'shield',
  [source]: readonly CardId[],
  [goal]: readonly CardId[],
  n: Amount | 'all',
): Result {
  const { game, d, cause } = context;
  if (source === undefined || goal === undefined) return { short: true };
  const there = tokensOn(game, source, token);
  const amount = n === 'all' ? there : Math.min(there, d.amount(n, context.scope));
  return carryOut(
    amount > 0 ? [{ do: 'move-token', token, from: source, card: goal, n: amount, ...cause }] : [],
  );
}

export const moveFocus: Carry<'move-focus'> = function* ({ from, to, n }, context) {
  return moveToken(context, 'focus', yield* cardsFor(context, from), yield* cardsFor(context, to), n);
};

/** A shield is not assigned to a shielded card by being moved there either (Shield Tokens). */
export const moveShield: Carry<'move-shield'> = function* ({ from, to, n }, context) {
  const sources = yield* cardsFor(context, from);
  const goals = yield* cardsFor(context, to);
  const open = goals.filter((id) => tokensOn(context.game, id, 'shield') === 0);
  return moveToken(context, 'shield', sources, open, n);
};

export const focus: Carry<'focus'> = function* ({ to, n }, context) {
  const cards = yield* cardsFor(context, to);
  const amount = context.d.amount(n, { ...context.scope, chosen: context.chosen });
  return carryOut(
    amount > 0
      ? cards.map((id): Act => ({ do: 'focus', card: id, n: amount, kind: 'effect', ...context.cause }))
      : [],
  );
};

/** One a card, unless the effect says otherwise (Ruling 41). */
export const shield: Carry<'shield'> = function* ({ to, n, even }, context) {
  const { game, d } = context;
  const cards = yield* cardsFor(context, to);
  const amount = d.amount(n, context.scope);
  return carryOut(
    cards
      .filter((id) => even || tokensOn(game, id, 'shield') === 0)
      .map(
        (id): Act => ({ do: 'shield', card: id, n: even ? amount : Math.min(1, amount), ...context.cause }),
      ),
  );
};

const TOKENS = ['focus', 'damage', 'shield'] as const;

/** Tokens of any type, one choice for each. */
export const removeAny: Carry<'remove-tokens'> = function* ({ from, n }, context) {
  const { game, d, cause, frame } = context;
  const acts: Act[] = [];
  for (const id of yield* cardsFor(context, from)) {
    const left = new Map(TOKENS.map((token) => [token, tokensOn(game, id, token)]));
    for (let i = d.amount(n, context.scope); i > 0; i--) {
      const open = TOKENS.filter((token) => (left.get(token) ?? 0) > 0);
      const [first] = open;
      if (first === undefined) break;
      const token =
        open.length === 1
          ? first
          : ((yield {
              by: frame.by,
              rule: 'effect.choose',
              what: 'option',
              options: open,
              least: null,
              most: null,
              fallback: first,
            }) as Token);
      left.set(token, (left.get(token) ?? 0) - 1);
      acts.push({ do: 'remove', token, card: id, n: 1, ...cause });
    }
  }
  return carryOut(acts);
};

/** Any number of tokens and enhancements, as the effect's controller chooses: all of them where nobody says. */
export const strip: Carry<'strip'> = function* ({ from }, context) {
  const { game, cause, frame } = context;
  const acts: Act[] = [];
  for (const id of yield* cardsFor(context, from)) {
    if (!inPlay(game, id)) continue;
    for (const token of TOKENS) {
      const there = tokensOn(game, id, token);
      if (there === 0) continue;
      const n = Number(
        yield {
          by: frame.by,
          rule: 'effect.choose',
          what: 'number',
          options: Array.from({ length: there + 1 }, (_, i) => i),
          least: null,
          most: null,
          fallback: there,
        },
      );
      if (n > 0) acts.push({ do: 'remove', token, card: id, n, ...cause });
    }
    const { enhancements } = card(game, id);
    if (enhancements.length === 0) continue;
    const answer = yield {
      by: frame.by,
      rule: 'effect.choose',
      what: 'card',
      options: enhancements,
      least: 0,
      most: enhancements.length,
      fallback: enhancements,
    };
    for (const one of Array.isArray(answer) ? answer : [answer])
      acts.push({
        do: 'leave',
        card: String(one),
        kind: 'discarded',
        to: { zone: 'discard' },
        ...cause,
      });
  }
  return carryOut(acts);
};
