// What happens in a game, in English: one sentence for each type of event.
import { listed, plural, possessive } from '../../core/english.ts';
import type { Duration, PutPlace, Stat } from '../language/effect.ts';
import type { Arena, CardId, Side, WindowKind } from '../language/terms.ts';
import type { LogEventOf } from './types.ts';
import type { LogWords, Names } from './words.ts';

const LASTS: Readonly<Record<Duration, string>> = {
  attack: 'for this attack',
  step: 'until the end of the battle step',
  space: 'until the end of the Space battle step',
  ground: 'until the end of the Ground battle step',
  character: 'until the end of the Character battle step',
  battle: 'until end of battle',
  turn: 'until end of turn',
  'next-turn': 'until end of the next turn',
  'next-attack': 'for its next attack',
  leaves: 'while it stays in play',
};

const PUT: Readonly<Record<PutPlace, string>> = {
  'its-arena': 'into its arena',
  build: 'into the build zone',
  hand: "into its owner's hand",
  discard: "into its owner's discard pile",
  deck: "on top of its owner's deck",
  bottom: "on the bottom of its owner's deck",
  space: 'into the Space arena',
  ground: 'into the Ground arena',
  character: 'into the Character arena',
  out: 'out of the game',
  supply: 'into the supply',
};

/** What is said when a window closes in which nothing was played. */
const UNUSED: Partial<Record<WindowKind, string>> = {
  'turn-start': 'Both players pass at the start of the turn.',
  untap: 'Both players pass in the untap step.',
  'gain-force': 'Both players pass after gaining Force.',
  reroll: 'Nobody changes the roll.',
  rolled: 'Both players pass after the roll for build.',
  'retreat-end': 'Both players pass at the end of the retreat step.',
  'battle-start': 'Both players pass at the start of the battle phase.',
  'step-start': 'Both players pass at the start of the battle step.',
  general: 'Both players pass.',
  attack: 'Both players pass before the roll.',
  disrupt: 'Nobody disrupts it.',
  pending: 'Nobody changes the pending damage.',
  prevention: 'Nobody prevents damage.',
  placement: 'Nobody responds to the damage.',
  discard: 'Nobody responds to the discard.',
  'attack-end': 'Both players pass at the end of the attack.',
  'step-end': 'Both players pass at the end of the battle step.',
  'turn-end': 'Both players pass at the end of the turn.',
};

const SEARCHED = {
  deck: 'deck',
  discard: 'discard pile',
  hand: 'hand',
  either: 'deck and discard pile',
} as const;

/** What becomes of the cards that a search found, after "takes it", "puts them" … */
const FOUND = {
  hand: ['takes', 'into hand'],
  build: ['puts', 'into the build zone'],
  discard: ['puts', 'into the discard pile'],
  'its-arena': ['puts', 'into its arena'],
  out: ['removes', 'from the game'],
} as const;

const ROLLED = { first: 'rolls', more: 'rolls more dice', again: 'rerolls' } as const;

/** Where a judge moves a card. A zone without words of its own is called by its name in files. */
const MOVED: Readonly<Record<string, string>> = {
  buildZone: 'the build zone',
  discard: 'the discard pile',
  space: 'the Space arena',
  ground: 'the Ground arena',
  character: 'the Character arena',
};

/** The order in which changed values are told. */
const STATS: readonly Stat[] = ['speed', 'power', 'health'];

const signed = (n: number): string => `${n < 0 ? '' : '+'}${n}`;
const points = (n: number): string => plural(n, 'build point');
const counters = (n: number, sort: string): string => plural(n, `${sort} counter`);
const dice = (values: readonly number[]): string => values.join(', ');
const zone = (to: Arena | 'build', seat: Side, names: Names): string =>
  to === 'build' ? `${names.seat(seat)}'s build zone` : `the ${names.arena(to)} arena`;
/** "Marsh Wing's", "Concussion Missiles'". */
const ownerOf = (id: CardId, names: Names): string => possessive(names.card(id));
const cards = (ids: readonly CardId[], names: Names): string => listed(ids.map(names.card));
const cardsOrNone = (ids: readonly CardId[], none: string, names: Names): string =>
  ids.length > 0 ? cards(ids, names) : none;

type OfEffect = LogEventOf<
  'effect-used' | 'effect-declined' | 'effect-triggered' | 'effect-resolved' | 'effect-delayed'
>;

/** "Evade 2"; null where the effect is no keyword. */
const keyword = ({ words, numbers }: OfEffect): string | null =>
  words.keyword && `${words.keyword}${numbers.value ? ` ${numbers.value}` : ''}`;

/** "Grey Destroyer's Avenge 2", or "Grey Destroyer's effect". */
const effect = (event: OfEffect, names: Names): string =>
  `${ownerOf(event.cards.source, names)} ${keyword(event) ?? 'effect'}`;

function setUp(
  { cards: { card, unit }, words: { to }, numbers }: LogEventOf<'card-set-up'>,
  names: Names,
): string {
  const name = card ? names.card(card) : 'a card';
  if (to === 'resource') return `the Resource ${name}`;
  if (to === 'buildZone')
    return `${name} face-down in the build zone with ${counters(numbers.counters, 'build')}, as the last card of setup`;
  if (to === 'top' || to === 'under')
    return `${name} ${to === 'top' ? 'on top of' : 'under'} ${unit && names.card(unit)}`;
  return `${name} in the ${names.arena(to)} arena`;
}

/** "Marsh Wing is moved to the Space arena, tapped." */
function setByHand({ cards: { on }, words, numbers }: LogEventOf<'card-set-by-hand'>, names: Names): string {
  const { controller, zone: to, at, tapped, faceDown } = words;
  const place = to && (MOVED[to] ?? `the ${to}`);
  const changes = [
    controller && `put under ${names.seat(controller)}'s control`,
    on ? `put on ${names.card(on)}` : place && `moved to ${at ? `the ${at} of ` : ''}${place}`,
    tapped && (tapped === 'true' ? 'tapped' : 'untapped'),
    faceDown && `turned face ${faceDown === 'true' ? 'down' : 'up'}`,
    numbers.damage !== null && `set to ${counters(numbers.damage, 'damage')}`,
    numbers.build !== null && `set to ${counters(numbers.build, 'build')}`,
    words.counters && 'given other counters',
  ].filter(Boolean);
  return changes.join(', ') || 'looked at';
}

export const english: LogWords = {
  seats: { dark: 'Dark', light: 'Light' },
  arenas: { space: 'Space', ground: 'Ground', character: 'Character' },
  sentences: {
    // Preparation
    'side-bid': (event, names) =>
      `${names.seat(event.by)} bids for the side and will set up with ${points(event.numbers.points)}.`,
    'event-played': (event, names) =>
      `${names.seat(event.by)} plays the Event ${names.card(event.cards.event)}.`,
    'resource-pulled': (event, names) =>
      `${names.seat(event.by)} reveals the Resource ${names.card(event.cards.resource)} and takes it from the deck into hand.`,
    'deck-shuffled': (event, names) => `${names.seat(event.by)} shuffles the deck.`,
    'cards-set-aside': (event, names) =>
      `${names.seat(event.by)} sets aside ${cards(event.cards.cards, names)}.`,
    'set-aside-returned': ({ numbers, words }) =>
      `${numbers.cards === 1 ? 'The card goes' : `The ${numbers.cards} cards go`} ${
        words.to === 'discard' ? 'to the discard pile' : 'back to the deck'
      }; the deck is shuffled.`,
    'card-set-up': (event, names) =>
      `${names.seat(event.by)} sets up ${setUp(event, names)} (${event.numbers.spent} of ${points(event.numbers.points)}).`,
    'setup-finished': (event, names) => `${names.seat(event.by)} finishes setup.`,

    // The turn
    'turn-started': ({ turn }) => `Turn ${turn} starts.`,
    'turn-ended': ({ turn }) => `Turn ${turn} ends.`,
    'cards-untapped': (event, names) => `${names.seat(event.by)} untaps ${cards(event.cards.cards, names)}.`,
    'force-gained': (event, names) =>
      `${names.seat(event.by)} gains ${event.numbers.force} Force and has ${event.numbers.now}.`,
    'force-lost': (event, names) =>
      `${names.seat(event.by)} loses ${event.numbers.force} Force and has ${event.numbers.now}.`,
    'build-points-rolled': (event, names) =>
      `${names.seat(event.by)} has ${points(event.numbers.now)}${
        event.numbers.bonus ? ` (${event.numbers.bonus} for having units in all three arenas)` : ''
      }.`,
    'build-points-gained': (event, names) =>
      `${names.seat(event.by)} gains ${points(event.numbers.points)} and has ${event.numbers.now}.`,
    'build-points-lost': (event, names) =>
      `${names.seat(event.by)} loses ${points(event.numbers.points)} and has ${event.numbers.now}.`,
    'build-points-wasted': ({ numbers, words }, names) =>
      `${names.seat(words.seat)} loses ${plural(numbers.points, 'unspent build point')}.`,
    'draw-declined': (event, names) => `${names.seat(event.by)} does not draw a card.`,
    'cards-drawn': (event, names) =>
      `${names.seat(event.by)} draws ${event.numbers.cards === 1 ? 'a card' : plural(event.numbers.cards, 'card')}.`,
    'deck-empty': (event, names) => `${names.seat(event.by)} has no cards left to draw.`,
    'build-step-started': ({ words }, names) => `${names.seat(words.seat)}'s build step starts.`,
    'retreat-step-started': ({ words }, names) => `${names.seat(words.seat)}'s retreat step starts.`,
    'own-step-ended': (event, names) => `${names.seat(event.by)} ends the ${event.words.step} step.`,
    'battle-phase-started': () => 'The battle phase starts.',
    'battle-step-started': ({ words }, names) => `The ${names.arena(words.arena)} battle step starts.`,
    'battle-step-added': ({ words }, names) =>
      `Another ${names.arena(words.arena)} battle step follows when this one has ended.`,
    'battle-step-ended': ({ words }, names) => `The ${names.arena(words.arena)} battle step ends.`,
    'window-passed': ({ words }) => UNUSED[words.window] ?? 'Both players pass.',

    // Building and moving
    'build-counters-put': (event, names) =>
      `${names.seat(event.by)} adds ${counters(event.numbers.counters, 'build')} to ${
        event.words.on === 'new' ? 'a new card, face-down in the build zone' : 'a partially built card'
      }.`,
    'build-counters-changed': ({ cards: { card }, numbers, words }, names) =>
      `${names.seat(words.seat)}'s ${card ? names.card(card) : 'partially built card'} now has ${counters(numbers.now, 'build')}.`,
    'completion-announced': (event, names) => {
      const { numbers, words } = event;
      const given = [
        ...(numbers.points > 0 ? [points(numbers.points)] : []),
        ...(numbers.force > 0 ? [`${numbers.force} Force`] : []),
      ].join(' and ');
      const how = words.way === 'build cost' ? '' : ` by ${words.way}`;
      return `${names.seat(event.by)} completes ${names.card(event.cards.card)}${given ? ` for ${given}` : ''}${how}.`;
    },
    'card-completed': (event, names) => `${names.card(event.cards.card)} is complete.`,
    'unit-deployed': (event, names) =>
      `${names.card(event.cards.unit)} ${event.words.how === 'played' ? 'comes' : 'is deployed'} to ${zone(
        event.words.zone,
        event.words.seat,
        names,
      )}.`,
    'unit-stacked': (event, names) =>
      `${names.card(event.cards.card)} is deployed ${event.words.to === 'top' ? 'on top of' : 'beneath'} ${names.card(event.cards.unit)}.`,
    'location-placed': (event, names) =>
      `${names.card(event.cards.location)} is placed in the ${names.arena(event.words.arena)} arena.`,
    'unit-moved': (event, names) =>
      `${names.card(event.cards.unit)} moves to the ${names.arena(event.words.arena)} arena.`,
    'pilot-boarded': (event, names) =>
      `${names.card(event.cards.pilot)} moves onto ${names.card(event.cards.unit)} as its Pilot.`,
    'pilot-left': (event, names) =>
      `${names.card(event.cards.pilot)} moves off its unit to ${names.seat(event.words.seat)}'s build zone.`,
    'stack-rearranged': (event, names) =>
      `${names.seat(event.by)} brings ${names.card(event.cards.top)} to the top of the stack${
        event.numbers.points > 0 ? ` for ${points(event.numbers.points)}` : ''
      }.`,
    'stack-loosened': (event, names) =>
      `${names.card(event.cards.card)} can no longer stay under ${names.card(event.cards.unit)}.`,
    'equipment-attached': (event, names) =>
      `${names.card(event.cards.equipment)} is attached to ${names.card(event.cards.unit)}.`,
    'sent-to-build-zone': (event, names) =>
      `${names.card(event.cards.card)} goes to ${names.seat(event.words.seat)}'s build zone.`,

    // Unique cards
    'duplicate-discarded': (event, names) =>
      `${names.seat(event.by)} discards ${names.card(event.cards.card)}${
        event.numbers.force > 0 ? `, paying ${event.numbers.force} Force` : ''
      }.`,
    'contest-started': (event, names) =>
      `${names.card(event.cards.dark)} (${event.numbers.dark}) and ${names.card(event.cards.light)} (${event.numbers.light}) are contested: both players bid Force.`,
    'force-bid': (event, names) => `${names.seat(event.by)} bids ${event.numbers.force} Force.`,
    'contest-won': (event, names) =>
      `${names.card(event.cards.card)} wins the contest${event.numbers.force > 0 ? ` for ${event.numbers.force} Force` : ''}.`,
    'contest-lost': (event, names) =>
      event.words.goes === 'build'
        ? `${names.card(event.cards.card)} goes to ${names.seat(event.words.seat)}'s build zone without tapping.`
        : `${names.card(event.cards.card)} taps and stays attached.`,

    // Attacks
    'attack-declared': (event, names) =>
      `${names.card(event.cards.attacker)} attacks ${names.card(event.cards.defender)}${
        event.words.using ? ` by ${event.words.using}` : ''
      }.`,
    'attack-skipped': (event, names) => `${names.card(event.cards.unit)} does not attack, so it taps.`,
    'defender-changed': (event, names) =>
      `${names.card(event.cards.attacker)} now attacks ${names.card(event.cards.defender)}.`,
    'defender-kept': (event, names) =>
      event.words.refusal === null
        ? `${names.card(event.cards.attacker)} has Precision: the defending unit stays the same.`
        : `The defending unit stays the same: ${event.words.refusal}.`,
    'attack-disrupted': (event, names) => `${ownerOf(event.cards.attacker, names)} attack is disrupted.`,
    'attack-stopped': (event, names) =>
      `${names.card(event.cards.unit)} is no longer there, so the attack ends without a roll.`,
    'attack-ended': (event, names) => `${ownerOf(event.cards.attacker, names)} attack ends without a roll.`,
    'hits-predicted': (event, names) =>
      `${names.seat(event.by)} predicts ${plural(event.numbers.hits, 'hit')}.`,
    'prediction-checked': (event, names) =>
      `${names.seat(event.by)} predicted ${plural(event.numbers.hits, 'hit')} for ${names.card(event.cards.unit)} and was ${event.words.outcome}.`,
    'dice-kept-secret': (event, names) =>
      `${ownerOf(event.cards.attacker, names)} dice stay secret until damage has been prevented.`,
    'no-dice-rolled': (event, names) =>
      `${names.card(event.cards.attacker)} has no power here and rolls no dice.`,
    'dice-rolled': (event, names) =>
      `${names.seat(event.by)} ${ROLLED[event.words.how]}: ${dice(event.numbers.dice)}.`,
    'dice-changed': ({ numbers }) => `The dice now show ${dice(numbers.dice)}.`,
    'keyword-set-off': (event, names) =>
      `A natural ${event.numbers.natural} sets off ${ownerOf(event.cards.unit, names)} ${event.words.keyword} ${event.numbers.value}.`,
    'hits-counted': ({ cards: { defender }, numbers: { hits, least, bonus } }, names) => {
      const added = bonus ? `, ${signed(bonus)} to each die` : '';
      const needs = least === 4 && bonus === 0 ? '' : ` (hits on ${least} or higher${added})`;
      return `${plural(hits, 'hit')} against ${names.card(defender)}${needs}.`;
    },
    'hits-divided': (event, names) =>
      `${event.numbers.hits} of ${ownerOf(event.cards.attacker, names)} hits ${
        event.numbers.hits === 1 ? 'goes' : 'go'
      } to ${names.card(event.cards.unit)}.`,

    // Damage
    'damage-dice-counted': (event, names) =>
      `The damage dice give ${plural(event.numbers.hits, 'hit')} against ${names.card(event.cards.unit)}.`,
    'damage-added': ({ numbers, words }) =>
      words.keyword
        ? `${words.keyword} adds ${numbers.damage} damage.`
        : `${numbers.damage} more damage is pending.`,
    'damage-done': (event, names) =>
      `${names.card(event.cards.source)} does ${event.numbers.damage} damage to ${names.card(event.cards.unit)}.`,
    'damage-doubled': (event, names) =>
      `Double Damage adds ${counters(event.numbers.counters, 'damage')} to ${names.card(event.cards.unit)}.`,
    'damage-prevented': ({ cards: { source, unit }, numbers: { prevented, damage } }, names) =>
      source === unit
        ? `${names.card(unit)} prevents ${prevented} of its ${damage} damage.`
        : `${names.card(source)} prevents ${prevented} of the ${damage} damage to ${names.card(unit)}.`,
    'damage-unpreventable': (event, names) =>
      `The damage to ${names.card(event.cards.unit)} can't be prevented.`,
    'nothing-to-prevent': (event, names) =>
      `No damage to ${names.card(event.cards.unit)} is left to prevent.`,
    'prevention-delayed': (event, names) =>
      `${ownerOf(event.cards.source, names)} prevention waits for the dice.`,
    'damage-placed': ({ cards: { unit }, numbers }, names) =>
      `${names.card(unit)} takes ${counters(numbers.counters, 'damage')} (${
        numbers.health === null ? `now ${numbers.damage}` : `${numbers.damage} of ${numbers.health} health`
      }).`,
    'bounty-earned': (event, names) =>
      `${names.card(event.cards.hunter)} has earned a bounty on ${names.card(event.cards.prey)}.`,
    'bounties-gained': (event, names) => `${names.seat(event.by)} collects the bounties it has earned.`,

    // Cards that leave or move
    'unit-discarded': (event, names) =>
      `${names.card(event.cards.unit)} is discarded to ${names.seat(event.words.seat)}'s discard pile.`,
    'unit-retreated': (event, names) =>
      `${names.card(event.cards.unit)} retreats to ${names.seat(event.words.seat)}'s build zone.`,
    'card-discarded': (event, names) => `${names.card(event.cards.card)} is discarded.`,
    'card-exiled': (event, names) =>
      `${names.card(event.cards.card)} is removed from the game instead of being discarded.`,
    'hand-card-discarded': (event, names) =>
      `${names.seat(event.by)} discards ${names.card(event.cards.card)}.`,
    'hand-discarded': (event, names) => `${names.seat(event.by)} discards the whole hand.`,
    'discarded-as-cost': (event, names) =>
      `${names.card(event.cards.card)} ${event.words.to === 'out' ? 'is removed from the game' : 'goes to the discard pile'}.`,
    'card-returned': (event, names) =>
      `${names.card(event.cards.card)} returns to ${names.seat(event.words.seat)}'s ${event.words.zone}.`,
    'card-put': ({ cards: { card }, words: { into, how } }, names) =>
      `${names.card(card)} is ${how === 'moved' ? 'moved' : 'put'} ${
        how === 'paid' && into === 'bottom' ? 'on the bottom of the deck' : PUT[into]
      }.`,
    'put-face-down': ({ cards: { unit, card }, numbers }, names) =>
      card
        ? `${names.card(card)} goes face-down under ${names.card(unit)}.`
        : `${plural(numbers.cards, 'card')} of the deck ${numbers.cards === 1 ? 'goes' : 'go'} face-down under ${names.card(unit)}.`,
    'cards-milled': ({ cards: { cards: ids }, words }, names) =>
      `${cardsOrNone(ids, 'Nothing', names)} ${ids.length > 1 ? 'go' : 'goes'} from the top of ${names.seat(
        words.seat,
      )}'s deck ${words.into === 'out' ? 'out of the game' : 'into the discard pile'}.`,
    'subordinate-taken': (event, names) => {
      const { to } = event.words;
      const { card, unit } = event.cards;
      const where =
        to === 'top' || to === 'under'
          ? `${to === 'top' ? 'on top of' : 'beneath'} ${unit && names.card(unit)}`
          : `into the ${names.arena(to)} arena`;
      return `${names.seat(event.by)} takes ${names.card(card)} from the supply ${where}.`;
    },
    'card-tapped': (event, names) => `${names.card(event.cards.card)} taps.`,
    'card-untapped': (event, names) => `${names.card(event.cards.card)} untaps.`,
    'untap-withheld': (event, names) => `${names.card(event.cards.card)} won't untap in the next untap step.`,
    'control-gained': (event, names) =>
      `${names.seat(event.by)} gains control of ${names.card(event.cards.card)} ${LASTS[event.words.until]}.`,
    'control-returned': (event, names) =>
      `${names.card(event.cards.card)} returns to ${names.seat(event.words.seat)}'s control.`,

    // Looking at cards
    'cards-shown': (event, names) =>
      `${names.seat(event.by)} reveals ${cardsOrNone(
        event.cards.cards,
        event.words.from === 'build' ? 'no partially built card' : 'an empty hand',
        names,
      )}.`,
    'cards-searched': (event, names) => {
      const { numbers, words } = event;
      const { shown } = event.cards;
      const search = `${names.seat(event.by)} searches the ${SEARCHED[words.zone]}`;
      if (numbers.cards === 0) return `${search} and takes nothing.`;
      const seen =
        shown.length > 0 ? `reveals ${cards(shown, names)}` : `picks ${plural(numbers.cards, 'card')}`;
      const [does, where] = FOUND[words.into];
      return `${search}, ${seen} and ${does} ${numbers.cards === 1 ? 'it' : 'them'} ${where}.`;
    },
    'top-looked-at': (event, names) => {
      const { numbers, words } = event;
      const seen =
        words.how === 'revealed'
          ? `reveals ${cardsOrNone(event.cards.shown, 'nothing', names)}`
          : `looks at the top ${numbers.cards === 1 ? 'card' : `${numbers.cards} cards`}`;
      return `${names.seat(event.by)} ${seen} of ${names.seat(words.seat)}'s deck.`;
    },

    // Costs
    'cost-changed': () => 'Another effect changes the cost.',
    'cost-paid': (event, names) => {
      const { paid, left } = event.numbers;
      const given = event.words.what === 'force' ? `${paid} Force` : points(paid);
      return `${names.seat(event.by)} pays ${given} and has ${left} left.`;
    },
    'counters-paid': ({ cards: { card }, numbers, words }, names) =>
      `${names.card(card)} now has ${counters(numbers.now, words.counter)}.`,
    'cost-not-paid': (event, names) =>
      `${names.card(event.cards.unit)} is not discarded, so the cost is not paid and the effect does not happen.`,
    'upkeep-paid': (event, names) => `${ownerOf(event.cards.card, names)} Upkeep is paid.`,
    'upkeep-not-payable': (event, names) => `${ownerOf(event.cards.card, names)} Upkeep can't be paid.`,

    // Effects
    'card-played': (event, names) =>
      `${names.seat(event.by)} ${event.words.from === 'discard' ? 'uses Meditate to play' : 'plays'} ${names.card(event.cards.card)}.`,
    'equipment-used': (event, names) =>
      `${names.seat(event.by)} equips ${names.card(event.cards.equipment)}.`,
    'effect-used': (event, names) =>
      `${names.seat(event.by)} uses ${ownerOf(event.cards.source, names)} ${keyword(event) ?? 'ability'}.`,
    'effect-declined': (event, names) => `${names.seat(event.by)} does not use ${effect(event, names)}.`,
    'effect-triggered': (event, names) => `${effect(event, names)} triggers.`,
    'effect-resolved': (event, names) => `${effect(event, names)} resolves.`,
    'effect-delayed': (event, names) => `${effect(event, names)} waits for the end of the attack.`,
    'effect-waits': (event, names) => `${ownerOf(event.cards.source, names)} effect waits.`,
    'effect-lasts': (event, names) => `${names.card(event.cards.source)} lasts until end of turn.`,
    'effect-disrupted': (event, names) =>
      `${names.card(event.cards.source)} is disrupted: it has no effect, and its cost stays paid.`,
    'disrupt-failed': () => "The disrupt has no effect: this can't be disrupted.",
    'condition-not-met': (event, names) => `${names.card(event.cards.source)}: the condition is not met.`,
    'event-replaced': (event, names) => `Something else happens to ${names.card(event.cards.unit)} instead.`,
    'option-chosen': (event, names) => {
      const { option } = event.words;
      const { card } = event.cards;
      const chosen = card ? names.card(card) : option === null ? 'a card' : `"${option}"`;
      return `${names.seat(event.by)} chooses ${chosen}.`;
    },
    'bid-made': (event, names) => `${names.seat(event.by)} bids in secret.`,
    'bid-won': ({ by, numbers: { dark, light } }, names) => {
      const paid = by === 'dark' ? dark : light;
      const shown = `${names.seat('dark')} has bid ${dark} Force and ${names.seat('light')} ${light}`;
      return `${shown}: ${names.seat(by)} wins the bid and pays ${paid} Force.`;
    },
    'choice-declined': (event, names) => `${names.seat(event.by)} chooses not to.`,
    'stats-changed': ({ cards: { unit }, numbers, words }, names) => {
      const changes = STATS.flatMap((stat) => {
        const n = numbers[stat];
        return n === null ? [] : [`${signed(n)} ${stat}`];
      });
      return `${names.card(unit)} gets ${changes.join(', ')} ${LASTS[words.until]}.`;
    },
    'effects-granted': ({ cards: { unit }, words }, names) => {
      const effects = words.granted.map((one) => (one === 'ability' ? 'an ability' : one));
      return `${names.card(unit)} gets ${effects.join(' and ')} ${LASTS[words.until]}.`;
    },
    'abilities-copied': (event, names) => `${names.card(event.cards.unit)} gets abilities of other cards.`,
    'text-lost': ({ cards: { unit }, words }, names) =>
      `${names.card(unit)} loses ${words.keywords ? words.keywords.join(' and ') : 'all its game text'} ${LASTS[words.until]}.`,
    'counters-put': ({ cards: { card }, numbers, words }, names) =>
      `${counters(numbers.counters, words.counter)} ${numbers.counters === 1 ? 'is' : 'are'} added to ${names.card(card)} (now ${numbers.now}).`,
    'counters-removed': ({ cards: { card }, numbers, words }, names) =>
      `${counters(numbers.counters, words.counter)} ${numbers.counters === 1 ? 'is' : 'are'} removed from ${names.card(card)} (now ${numbers.now}).`,
    'counters-moved': ({ cards: { from, to }, numbers, words }, names) =>
      `${counters(numbers.counters, words.counter)} ${numbers.counters === 1 ? 'is' : 'are'} moved from ${names.card(from)} to ${names.card(to)}.`,
    'value-unknown': (event, names) =>
      `${ownerOf(event.cards.unit, names)} ${event.words.stat} is unknown and counts as 0.`,

    // The end
    'game-goes-on': () => 'Nobody controls two arenas, so the game continues.',
    'win-withheld': (event, names) =>
      event.words.how === 'control'
        ? `${names.seat(event.by)} controls two arenas but can't win now.`
        : `${names.seat(event.by)} can't win the game now.`,
    'result-forbidden': (event, names) => `${names.seat(event.by)} can't ${event.words.what} the game.`,
    'game-won': (event, names) => {
      const arenas = listed(event.words.arenas.map(names.arena));
      return `${names.seat(event.by)} ${arenas ? `controls ${arenas} and ` : ''}wins the game.`;
    },

    // By hand
    'card-set-by-hand': (event, names) =>
      `Judge: ${names.card(event.cards.card)} is ${setByHand(event, names)}.`,
    'force-set-by-hand': ({ numbers, words }, names) =>
      `Judge: ${names.seat(words.seat)} has ${numbers.force} Force.`,
    'build-points-set-by-hand': ({ numbers, words }, names) =>
      `Judge: ${names.seat(words.seat)} has ${points(numbers.points)}.`,
    'deck-shuffled-by-hand': ({ words }, names) => `Judge: ${names.seat(words.seat)} shuffles the deck.`,
    'cards-drawn-by-hand': ({ numbers, words }, names) =>
      `Judge: ${names.seat(words.seat)} draws ${plural(numbers.cards, 'card')}.`,
    'dice-rolled-by-hand': ({ numbers, words }, names) =>
      `Judge: ${names.seat(words.seat)} rolls ${dice(numbers.dice)}.`,
    'cards-shown-by-hand': (event, names) =>
      `Judge: ${cardsOrNone(event.cards.cards, 'nothing', names)} revealed to both players.`,
    'note-made': ({ words: { note } }) => `${note}${note.endsWith('.') ? '' : '.'}`,
    'card-identified': (event, names) =>
      `An unknown card (${event.cards.card}) is revealed: ${names.card(event.cards.card)}.`,

    // Told by whoever drives the game
    'game-begun': () => 'The game begins.',
    'entry-refused': ({ words }) => `Not legal: ${words.refusal}`,
    'sentence-kept': ({ words }) => words.text,
  },
};
