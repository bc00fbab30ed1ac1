// Decisions in words: as a row in the menu of a card ("Engage…"), and whole, where the card is not named beside it.
import type { Offer } from '../../../src/core/game/choosing.ts';
import type { Perspective } from '../../../src/core/game/game-steps.ts';
import { numberTwins } from '../../../src/core/twins.ts';
import type { Decision, Play, Use } from '../../../src/lcg/decisions/decision.ts';
import { ICON_TYPES, type IconType } from '../../../src/lcg/language/terms.ts';
import type { Answer } from '../../../src/lcg/model/frames.ts';
import { type CardId, DIAL, type GameState, type Side } from '../../../src/lcg/model/state.ts';
import { card, def, label } from '../../../src/lcg/model/zones.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { isHidden } from '../../../src/lcg/view/hidden.ts';
import { lcgStrings } from '../look/strings.ts';
import { playStrings } from './strings.ts';

type Who = Perspective<Side>;

const isCard = ({ box }: GameState, id: unknown): id is CardId =>
  typeof id === 'string' && box.index[id] !== undefined;

/** The name of a card, numbered if it has copies; anything else by its own word. */
export function nameOf(game: GameState, id: string | undefined, who: Who = 'both'): string {
  const w = playStrings();
  if (id === DIAL) return w.theDial;
  if (id === undefined || id === 'play-area' || id === '') return w.playArea;
  if (!isCard(game, id)) return id;
  return who !== 'both' && isHidden(card(game, id), who) ? w.aCard : numberTwins(label(game, id));
}

const names = (game: GameState, ids: readonly string[], who: Who): string =>
  ids.map((id) => nameOf(game, id, who)).join(', ') || playStrings().none;

/** An answer in words: a card, a list of them, shares, a number, an option as the card words it. */
export function valueWords(game: GameState, value: Answer, who: Who): string {
  const w = playStrings();
  if (Array.isArray(value)) return names(game, value.map(String), who);
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([id, n]) => `${nameOf(game, id, who)} ${n}`)
      .join(', ');
  if (value === 'yes') return w.yes;
  if (value === 'no') return w.no;
  if ((ICON_TYPES as readonly unknown[]).includes(value)) return lcgStrings().icons[value as IconType];
  return typeof value === 'string' ? nameOf(game, value, who) : String(value);
}

/** The paragraph that is used. */
export function paragraphOf(game: GameState, { card: id, ...one }: Play | Use): string | null {
  const { text } = def(game, id);
  const n = one.do === 'use' ? one.ability : one.effect;
  return typeof n === 'number' ? (text[n - 1] ?? null) : null;
}

function useWords(game: GameState, { ability, target }: Use, who: Who): string {
  const w = playStrings().rows;
  const on = target === undefined ? null : nameOf(game, target, who);
  if (typeof ability === 'string') {
    const keyword = ability.charAt(0).toUpperCase() + ability.slice(1);
    return on === null ? w.keyword(keyword) : w.keywordOn(keyword, on);
  }
  return on === null ? w.use : w.useOn(on);
}

/** One decision, as a row in the menu of its card. */
export function rowWords(game: GameState, decision: Decision, who: Who): string {
  const w = playStrings().rows;
  switch (decision.do) {
    case 'balance':
      return w.balance;
    case 'discard':
      return w.discard;
    case 'play': {
      const on = decision.on ?? decision.target;
      return on === undefined ? w.play : w.playOn(nameOf(game, on, who));
    }
    case 'use':
      return useWords(game, decision, who);
    case 'edge':
      return w.edge;
    case 'strike':
      return typeof decision.targets?.unit === 'string'
        ? w.strikeOne(nameOf(game, decision.targets.unit, who))
        : w.strike;
    case 'shield':
      return w.shield;
    case 'protect':
      return decision.amount === undefined
        ? w.protectMore
        : w.protect(decision.amount, nameOf(game, decision.for, who));
    case 'commit':
      return w.commit;
    default:
      return decisionWords(game, decision, who);
  }
}

/** A decision as somebody may know it, whole. */
export function decisionWords(game: GameState, decision: Decision, who: Who): string {
  const { said: w, rows, todo } = playStrings();
  const name = (id: CardId) => nameOf(game, id, who);
  switch (decision.do) {
    case 'objectives':
      return w.objectives(names(game, decision.cards, who));
    case 'balance':
      return w.balance(name(decision.target));
    case 'discard':
      return w.discard(name(decision.card));
    case 'play': {
      const on = decision.on ?? decision.target;
      return on === undefined ? w.play(name(decision.card)) : w.playOn(name(decision.card), name(on));
    }
    case 'use':
      return decision.target === undefined
        ? w.use(name(decision.card))
        : w.useOn(name(decision.card), name(decision.target));
    case 'engage':
      return rows.engage(name(decision.objective), names(game, decision.attackers, who));
    case 'defend':
      return rows.defend(names(game, decision.defenders, who));
    case 'edge':
      return w.edge(name(decision.card));
    case 'strike': {
      const target = decision.targets?.unit;
      return typeof target === 'string'
        ? w.strikeOne(name(decision.unit), name(target))
        : w.strike(name(decision.unit));
    }
    case 'shield':
      return w.shield(name(decision.card));
    case 'protect':
      return w.protect(name(decision.unit), String(decision.amount ?? w.as), name(decision.for ?? ''));
    case 'commit':
      return w.commit(name(decision.unit));
    case 'choose':
      return w.choose(valueWords(game, decision.value, who));
    default:
      return todo[decision.do];
  }
}

/** An offer that leaves something to choose. */
export function offerWords(game: GameState, { deed, decisions }: Offer<LcgTypes>, who: Who): string {
  const w = playStrings().rows;
  switch (deed) {
    case 'engage':
      return w.engageMore;
    case 'defend':
      return w.defendMore;
    case 'play':
      return w.playMore;
    case 'use': {
      const [first] = decisions as [Use];
      const { target: _, ...rest } = first;
      const paragraph = paragraphOf(game, first);
      const kind = paragraph === null ? null : /^[^:]{3,20}(?=:)/.exec(paragraph)?.[0];
      return kind ? `${kind}…` : typeof first.ability === 'string' ? useWords(game, rest, who) : w.useMore;
    }
    case 'strike':
      return w.strikeMore;
    case 'protect':
      return w.protectMore;
    default:
      return rowWords(game, decisions[0] as Decision, who);
  }
}
