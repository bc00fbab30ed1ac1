// A decision in words, for the list of what can be decided: "Attack Lantern Wing with Iron Squadron".

import type { Perspective } from '../../../src/core/game/game-steps.ts';
import { numberTwins } from '../../../src/core/twins.ts';
import type { Decision, Deed } from '../../../src/swtcg/decisions/decision.ts';
import { type CardId, type GameState, SIDES, type Side } from '../../../src/swtcg/model/state.ts';
import { def, hasCard, label } from '../../../src/swtcg/model/zones.ts';
import { isSecret } from '../../../src/swtcg/view/hidden.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { type DecisionStrings, decisionStrings } from './strings.ts';

/** A card as this onlooker may call it; a player, an arena or a zone by its name. */
function named(game: GameState, what: CardId, who: Perspective<Side>): string {
  const side = SIDES.find((one) => one === what);
  if (side) return sharedStrings().side(side);
  if (!hasCard(game, what)) return effectNamed(game, what, who);
  return who !== 'both' && isSecret(game, what, who) ? decisionStrings().hiddenCard : label(game, what);
}

/** `card:ability`, which of a card's effects comes first, as what it says; anything else as it is. */
function effectNamed(game: GameState, what: string, who: Perspective<Side>): string {
  const [card = '', ...rest] = what.split(':');
  const ability = rest.join(':');
  if (!hasCard(game, card)) return what;
  const words = abilityWords(game, card, /^\d+$/.test(ability) ? Number(ability) : ability);
  return `${decisionStrings().quoted(words)} ${decisionStrings().of(named(game, card, who))}`;
}

/** An ability by its keyword, or by what is printed. */
export function abilityWords(game: GameState, on: CardId | undefined, ability: string | number): string {
  const [source, n] = typeof ability === 'number' ? [on, ability] : splitName(ability);
  const printed = hasCard(game, source) ? def(game, source).text[n - 1] : undefined;
  return (
    printed?.replaceAll('->', '→') ??
    (typeof ability === 'number' ? decisionStrings().abilityNo(ability) : ability)
  );
}

/** `source:n` is paragraph n of the card that grants it. */
function splitName(name: string): [string, number] {
  const at = name.lastIndexOf(':');
  return [name.slice(0, at), Number(name.slice(at + 1))];
}

/** Fields that name cards and are told apart by their own word. */
const ASIDE: readonly (keyof Decision & keyof DecisionStrings['fields'])[] = [
  'amount',
  'x',
  'cost',
  'using',
  'hits',
  'force',
  'counters',
  'to',
  'bid',
  'side',
  'what',
  'value',
];

export function decisionWords(game: GameState, decision: Decision, who: Perspective<Side>): string {
  const { do: deed, unit, card, target, targets, ability, effect, dice, cards, top } = decision;
  const name = (id: CardId) => named(game, id, who);
  const place = (to: string) => decisionStrings().places[to] ?? name(to);
  const subject = card ?? unit;
  const words: string[] = [decisionStrings().deeds[deed as Deed]];
  if (deed === 'attack' && unit && target) words.push(decisionStrings().onWith(name(target), name(unit)));
  else {
    if (ability !== undefined) words.push(decisionStrings().quoted(abilityWords(game, unit, ability)));
    if (subject !== undefined)
      words.push(ability === undefined ? name(subject) : decisionStrings().of(name(subject)));
    if (card !== undefined && unit !== undefined) words.push(decisionStrings().with(name(unit)));
    if (target !== undefined) words.push(decisionStrings().on(name(target)));
  }
  if (effect !== undefined) words.push(decisionStrings().quoted(abilityWords(game, card, effect)));
  if (targets) words.push(decisionStrings().on(targets.map(name).join(', ')));
  if (cards && cards.length > 0) words.push(cards.map(name).join(', '));
  if (top !== undefined) words.push(decisionStrings().onTop(name(top)));
  if (dice) words.push(decisionStrings().diceNo(dice.map((n) => n + 1).join(', ')));
  for (const field of ASIDE) {
    const value = decision[field];
    if (value !== undefined)
      words.push(
        decisionStrings().fields[field](field === 'to' ? place(String(value)) : name(String(value))),
      );
  }
  return numberTwins(words.join(' '));
}
