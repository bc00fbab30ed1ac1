// Small random games from the core vocabulary: two decks, from the preparation or in the middle of a battle.
import { Chance } from '../../../helpers/chance.ts';

const UNIT_TEXTS = [
  'Armor',
  'Shields 1',
  'Lucky 1',
  'Accuracy 1',
  'Critical Hit 1',
  'Stun 1',
  'Stealth',
  'Damage Control 1',
  'Pay 1 Force -> Evade 2',
  'Pay 1 Force -> This unit gets +10 speed until end of turn.',
  'Pay 1 Force -> This unit gets +2 power for this attack.',
  'Pay 1 Force -> This unit gets +1 health until end of turn.',
  'Pay 2 Force -> Retreat this unit.',
  'Pay 1 Force -> This unit does 1 damage to a unit.',
  'Pay 2 Force -> This unit does 2 dice of damage to another unit in this arena.',
  'Tap -> Draw a card.',
  'Tap -> Gain 1 Force. Play only when this unit would attack.',
  'Discard a card from your hand -> Untap this unit.',
  'Put 1 damage counter on this unit -> Gain 1 Force.',
  'Pay 1 Force -> Remove up to 1 damage counter from this unit.',
  'Pay 1 Force -> Gain 1 build point. Play only during your build step.',
  'Whenever this unit attacks, gain 1 Force.',
  'Whenever this unit attacks, you may draw a card.',
  'Whenever this unit attacks, you may pay 1 Force. If you do, this unit gets +1 power for this attack.',
  'Whenever this unit is attacked, this unit does 1 damage to the attacking unit.',
  'Whenever this unit damages a unit, tap that unit.',
  'When this unit is discarded, gain 1 Force.',
  "When you deploy this unit, do 1 damage to one of your opponent's units.",
  'When your build step starts, gain 1 Force.',
  'At end of turn, you may retreat this unit.',
  'Each of your other units in this arena gets +1 power.',
  'Each of your other units gets +1 health.',
  "This unit can't attack.",
  'As long as you have another unit in this arena, this unit gets +1 power.',
] as const;

const BATTLE_TEXTS = [
  'Pay 1 Force -> One of your units gets +3 power for this attack.',
  'Pay 1 Force -> Prevent up to 3 damage to one of your units.',
  'Pay 1 Force -> Disrupt a Battle card.',
  'Pay 2 Force -> Disrupt an attack.',
  'Pay 1 Force -> Disrupt an activated ability.',
  'Pay 1 Force -> Reroll up to 2 of your attack dice.',
  'Pay 1 Force -> Your opponent rerolls 1 attack dice.',
  'Pay 2 Force -> Do 2 dice of damage to a unit.',
  'Pay 1 Force -> Put 1 damage counter on a unit.',
  'Pay 1 Force -> Tap a unit.',
  'Pay 1 Force -> Untap one of your units.',
  "Pay 2 Force -> Return a unit to its owner's hand.",
  'Pay 3 Force -> Gain control of a unit until end of turn.',
  'Pay 1 Force -> Your opponent discards 2 cards from his or her hand.',
  'Pay 1 Force -> Do 1 damage to 2 units.',
  'Draw a card.',
] as const;

const MISSION_TEXTS = [
  'Gain 3 Force.',
  'Draw 2 cards.',
  'Do 2 damage to a unit.',
  'Retreat a unit.',
  "Discard one of your opponent's units.",
  'Each player loses 1 Force.',
  'One of your units gets +2 power until end of turn.',
] as const;

const TYPES = ['Space', 'Ground', 'Character', 'Ground/Character'] as const;

function randomCard(chance: Chance, side: string, n: number): Record<string, unknown> {
  const name = `Card <${side[0]}${n}>`;
  const kind = chance.below(10);
  if (kind < 2) return { name, side, type: 'Battle', text: [chance.pick(BATTLE_TEXTS)] };
  if (kind < 3)
    return { name, side, type: 'Mission', cost: chance.below(3), text: [chance.pick(MISSION_TEXTS)] };
  return {
    name,
    side,
    type: chance.pick(TYPES),
    subtype: 'Pirate',
    cost: 1 + chance.below(5),
    speed: 10 * (1 + chance.below(5)),
    power: chance.below(4),
    health: 1 + chance.below(4),
    text: [...new Set(chance.some(UNIT_TEXTS, 2))],
  };
}

/** What a seat has in the middle of a game: units in their arenas, a hand, a deck, some Force. */
function middle(cards: Readonly<Record<string, Record<string, unknown>>>, keys: readonly string[]): object {
  const seat: Record<string, string[]> = { space: [], ground: [], character: [], hand: [], deck: [] };
  keys.forEach((key, i) => {
    const type = String(cards[key]?.type).split('/')[0]?.toLowerCase() ?? '';
    const zone = i < 9 && type in seat ? type : i < 13 ? 'hand' : 'deck';
    seat[zone]?.push(key);
  });
  return { ...seat, force: 6 };
}

/** A game of two small random decks, from its preparation or its middle; dice and shuffles by the seed. */
export function smallFile(seed: number): Record<string, unknown> {
  const chance = new Chance(seed);
  const cards: Record<string, Record<string, unknown>> = {};
  const deck = (side: string): string[] =>
    Array.from({ length: 16 }, (_, i) => {
      const key = `${side[0]}${i}`;
      cards[key] = randomCard(chance, side, i);
      return key;
    });
  const [dark, light] = [deck('dark'), deck('light')];
  const seats =
    chance.below(2) === 0
      ? { dark: { deck: dark }, light: { deck: light }, at: 'preparation' }
      : { dark: middle(cards, dark), light: middle(cards, light), at: 'turn-start' };
  return { format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', cards, ...seats, until: 'game-over', seed };
}
