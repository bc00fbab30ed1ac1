// Instructions whose effects last, or wait for the end of something.
import type { Gains, StaticPart } from '../language/effect.ts';
import type { Amount, Selector } from '../language/selector.ts';
import { ICON_TYPES, type IconType } from '../language/terms.ts';
import type { Lasting, Later } from '../model/lasting.ts';
import { note } from '../model/log.ts';
import { type CardId, DIAL, type GameState } from '../model/state.ts';
import { card } from '../model/zones.ts';
import { cardsFor } from './choosing.ts';
import type { Asking, Carry, Context } from './context.ts';

const livesOf = (game: GameState, ids: readonly CardId[]): readonly number[] =>
  ids.map((id) => (id === DIAL ? 0 : card(game, id).life));

/** The selector of the cards that a part is about; some parts are about players and plays. */
const about = (part: StaticPart): { readonly key: string; readonly selector: Selector } | null => {
  for (const key of ['to', 'of', 'what', 'against'] as const) {
    const value = (part as unknown as Record<string, unknown>)[key];
    const isSelector =
      typeof value === 'object' &&
      value !== null &&
      ['the', 'target', 'choose', 'each', 'top'].some((word) => word in value);
    if (isSelector) return { key, selector: value as Selector };
  }
  return null;
};

/** Numbers that follow from what has just happened are settled now; those "for each" of something follow the game. */
const settled = ({ d, scope }: Context, amount: Amount): Amount =>
  typeof amount === 'number' || (typeof amount === 'object' && 'per' in amount)
    ? amount
    : d.amount(amount, scope);

function* askIcon(context: Context, options: readonly IconType[]): Asking<IconType> {
  const [first] = options;
  if (options.length <= 1) return first as IconType;
  return (yield {
    by: context.frame.by,
    rule: 'effect.choose',
    what: 'icon',
    options,
    least: null,
    most: null,
    fallback: first as IconType,
  }) as IconType;
}

/** The only word for an option that is a single combat icon. */
const word = (gains: Gains): IconType | null => {
  const types = ICON_TYPES.filter((type) => gains.icons?.[type]);
  return types.length === 1 && Object.keys(gains).length === 1 ? (types[0] as IconType) : null;
};

/** The types of icons that one of these cards has, in the order of the types; all of them where none has any. */
function iconsThere({ d }: Context, cards: readonly CardId[]): readonly IconType[] {
  const found = ICON_TYPES.filter((type) =>
    cards.some((id) => id !== DIAL && d.icons(id)[type] + d.icons(id).edge[type] > 0),
  );
  return found.length > 0 ? found : ICON_TYPES;
}

/** What is chosen of gains is chosen as they take effect: any icon that is gained, one that is there where it is lost. */
function* settleGains(context: Context, gains: Gains, cards: readonly CardId[]): Asking<Gains> {
  const { choice, oneOf, iconsOf, forceIcons, capacity, resources, ...rest } = gains;
  let icons = { ...rest.icons };
  let chosen: Gains = {};
  if (choice) {
    const n = context.d.amount(choice.n, context.scope);
    const sign = Math.sign(n);
    let open = sign < 0 ? iconsThere(context, cards) : ICON_TYPES;
    for (let left = Math.abs(n); left > 0 && open.length > 0; left--) {
      const type = yield* askIcon(context, open);
      icons = { ...icons, [type]: (icons[type] ?? 0) + sign };
      if (choice.different) open = open.filter((one) => one !== type);
    }
  }
  if (oneOf && oneOf.length > 0) {
    const words = oneOf.map(word);
    const named = words.every((one) => one !== null);
    const options = named ? (words as string[]) : oneOf.map((_, i) => i + 1);
    const answer = yield {
      by: context.frame.by,
      rule: 'effect.choose',
      what: 'option',
      options,
      least: null,
      most: null,
      fallback: options[0] as string | number,
    };
    chosen = oneOf[options.indexOf(answer as never)] ?? (oneOf[0] as Gains);
  }
  for (const id of iconsOf ? context.d.cards(iconsOf, context.scope) : []) {
    const { icons: its } = context.game.box.defs[card(context.game, id).def] as {
      icons: Record<IconType, number> & { edge: Record<IconType, number> };
    };
    const edge = { ...icons.edge };
    for (const type of ICON_TYPES) {
      icons = { ...icons, [type]: (icons[type] ?? 0) + its[type] };
      edge[type] = (edge[type] ?? 0) + its.edge[type];
    }
    icons = { ...icons, edge };
  }
  return {
    ...rest,
    ...(Object.keys(icons).length > 0 && { icons }),
    ...chosen,
    ...(forceIcons !== undefined && {
      forceIcons: forceIcons === 'none' ? forceIcons : settled(context, forceIcons),
    }),
    ...(capacity !== undefined && { capacity: settled(context, capacity) }),
    ...(resources !== undefined && { resources: settled(context, resources) }),
  };
}

export const lasting: Carry<'lasting'> = function* ({ parts, until }, context) {
  const { frame } = context;
  let { game } = context;
  const all: CardId[] = [];
  for (const part of parts) {
    const found = about(part);
    const cards = found ? yield* cardsFor(context, found.selector) : null;
    if (cards) all.push(...cards);
    const kept =
      part.do === 'modify' ? { ...part, gains: yield* settleGains(context, part.gains, cards ?? []) } : part;
    const settledPart =
      'n' in kept && typeof kept.n !== 'number' ? { ...kept, n: settled(context, kept.n) } : kept;
    const one: Lasting = {
      id: game.nextId,
      by: frame.by,
      source: frame.card,
      part: settledPart as StaticPart,
      cards,
      lives: cards ? livesOf(game, cards) : [],
      until,
      x: frame.x,
      used: false,
      since: game.played.length,
    };
    game = { ...game, nextId: game.nextId + 1, lasting: [...game.lasting, one] };
  }
  const noted = note(game, 'rule', 'effect.duration', {
    type: 'effect-began',
    by: frame.by,
    cards: { card: frame.card, cards: all },
    words: { until },
  });
  return { game: noted };
};

export const atEnd: Carry<'at-end'> = function* ({ of, what, parts }, context) {
  const { game, frame } = context;
  const cards = yield* cardsFor(context, what);
  const one: Later = {
    id: game.nextId,
    by: frame.by,
    source: frame.card,
    of,
    cards,
    lives: livesOf(game, cards),
    parts,
  };
  return { game: { ...game, nextId: game.nextId + 1, later: [...game.later, one] } };
};
