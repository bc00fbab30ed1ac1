// What happens in a game, in English: one sentence for each type of event.
import { listed, plural, possessive } from '../../core/english.ts';
import type { CardId, Side, Token } from '../language/terms.ts';
import type { LogEventOf, WonBy } from './types.ts';
import type { LogWords, Names } from './words.ts';

const WON: Readonly<Record<WonBy, string>> = {
  dial: 'the Death Star dial has reached 12',
  objectives: 'three dark objectives are destroyed',
  'empty-deck': 'the opponent must draw from an empty deck',
  effect: 'a card says so',
};

const PILES = { deck: 'command deck', objectiveDeck: 'objective deck' } as const;

/** Places as they follow "from" and "to"; a place without words of its own is called by its name in files. */
const PLACES: Readonly<Record<string, string>> = {
  deck: 'command deck',
  discard: 'discard pile',
  objectiveDeck: 'objective deck',
  victory: 'victory pile',
  edge: 'edge stack',
  captured: 'captured cards',
  objectives: 'objectives',
  out: 'no pile',
};

/** What becomes of a card that leaves play, by the reason. */
const LEFT: Readonly<Record<string, string>> = {
  destroyed: 'is destroyed',
  sacrificed: 'is sacrificed',
  discarded: 'is discarded',
  captured: 'is captured',
  returned: 'leaves play',
};

const ENTERED = {
  played: 'enters play',
  put: 'is put into play',
  revealed: 'is revealed',
  replaced: 'is put into play as a new objective',
} as const;

const LASTS: Readonly<Record<string, string>> = {
  strike: 'until the end of the strike',
  'edge-battle': 'until the end of the edge battle',
  engagement: 'until the end of the engagement',
  struggle: 'until the end of the Force struggle',
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
};

const KINDS: Readonly<Record<string, string>> = {
  action: 'action',
  interrupt: 'interrupt',
  reaction: 'reaction',
  keyword: 'keyword',
};

/** "2 focus tokens", "1 damage", "1 shield". */
const tokens = (n: number, token: Token): string =>
  token === 'damage' ? `${n} damage` : token === 'focus' ? plural(n, 'focus token') : plural(n, 'shield');

/** A name at the start of a sentence. */
const start = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const cards = (ids: readonly CardId[], names: Names): string => listed(ids.map(names.card));
const cardsOr = (none: string, ids: readonly CardId[], names: Names): string =>
  ids.length > 0 ? cards(ids, names) : none;
const cardOr = (none: string, id: CardId | null, names: Names): string =>
  id === null ? none : names.card(id);
const place = (name: string): string => PLACES[name] ?? name;

function moved({ by, cards: { card }, words }: LogEventOf<'card-moved'>, names: Names): string {
  const { from, to, owner } = words;
  const what = cardOr('a card', card, names);
  const whose = possessive(names.seat(owner));
  const goes = from === to ? `back to ${place(to)}` : `from ${place(from)} to ${place(to)}`;
  return by === null || by === owner
    ? `${names.seat(owner)} moves ${what} ${goes}.`
    : `${names.seat(by)} moves ${what} ${goes} (${whose} card).`;
}

function dealt({ cards: { card, source }, numbers }: LogEventOf<'damage-dealt'>, names: Names): string {
  const { damage, now, capacity } = numbers;
  const by = source === null ? '' : ` from ${names.card(source)}`;
  return `${start(names.card(card))} takes ${damage} damage${by} (${capacity === null ? now : `${now} of ${capacity}`}).`;
}

function won({ by, numbers, words }: LogEventOf<'edge-won'>, names: Names): string {
  const other: Side = by === 'dark' ? 'light' : 'dark';
  const score = `${numbers[by]} to ${numbers[other]}`;
  const how = {
    total: score,
    tie: `${score}: a tie`,
    automatic: 'nobody defends',
  } as const;
  return `${names.seat(by)} wins the edge battle (${how[words.how]}).`;
}

export const english: LogWords = {
  seats: { dark: 'Dark', light: 'Light' },
  phases: {
    balance: 'balance phase',
    refresh: 'refresh phase',
    draw: 'draw phase',
    deployment: 'deployment phase',
    conflict: 'conflict phase',
    force: 'Force phase',
  },
  icons: { unit: 'unit damage', tactics: 'tactics', blast: 'blast damage' },
  sentences: {
    // Setup
    'objectives-chosen': ({ by }, names) => `${names.seat(by)} chooses the first objectives.`,
    'mulligan-taken': ({ by }, names) =>
      `${names.seat(by)} takes a mulligan: the hand is shuffled back and a new one drawn.`,
    'pile-shuffled': ({ by, words }, names) => `${names.seat(by)} shuffles the ${PILES[words.pile]}.`,

    // The turn
    'turn-began': ({ by, turn }, names) => `Turn ${turn}: ${possessive(names.seat(by))} turn begins.`,
    'turn-ended': ({ by }, names) => `${possessive(names.seat(by))} turn ends.`,
    'phase-began': ({ words }, names) => `The ${names.phase(words.phase)} begins.`,
    'phase-ended': ({ words }, names) => `The ${names.phase(words.phase)} ends.`,
    'phase-skipped': ({ by, words }, names) =>
      `${names.seat(by)} skips the ${names.phase(words.phase)} of the first turn.`,
    passed: ({ by }, names) => `${names.seat(by)} passes.`,
    'dial-moved': ({ numbers: { points, now } }) =>
      `The Death Star dial ${points < 0 ? 'goes back' : 'advances'} by ${Math.abs(points)} to ${now}.`,
    'balance-turned': ({ by }, names) => `The Balance of the Force is now with ${names.seat(by)}.`,
    'cards-refreshed': ({ by, cards: { cards: ids } }, names) =>
      `${names.seat(by)} refreshes ${cardsOr('nothing', ids, names)}.`,
    'shields-removed': ({ by, cards: { cards: ids } }, names) =>
      `${names.seat(by)} removes the shields of ${cardsOr('no card', ids, names)}.`,
    'card-drawn': ({ by }, names) => `${names.seat(by)} draws a card.`,
    'deck-empty': ({ by, words }, names) =>
      `${names.seat(by)} has to take a card from the ${PILES[words.pile]}, which is empty.`,

    // Cards
    'card-played': ({ by, cards: { card, on }, numbers }, names) =>
      `${names.seat(by)} plays ${names.card(card)}${on === null ? '' : ` on ${names.card(on)}`} for ${plural(numbers.cost, 'resource')}.`,
    'ability-used': ({ by, cards: { card }, words }, names) =>
      `${names.seat(by)} uses the ${KINDS[words.kind] ?? 'ability'} of ${names.card(card)}.`,
    'ability-forced': ({ cards: { card } }, names) =>
      `The Forced ability of ${names.card(card)} takes effect.`,
    'effects-cancelled': ({ cards: { card } }, names) =>
      `The effects of ${cardOr('the event', card, names)} are cancelled.`,
    'nothing-to-target': ({ cards: { card } }, names) =>
      `${start(names.card(card))} finds no legal target and does nothing.`,
    'targets-chosen': ({ by, cards: { card, targets } }, names) =>
      `${names.seat(by)} chooses ${cardsOr('no card', targets, names)} for ${names.card(card)}.`,
    'card-entered': ({ by, cards: { card, on }, words }, names) =>
      `${start(names.card(card))} ${ENTERED[words.how]}${on === null ? '' : `, attached to ${names.card(on)}`} under ${possessive(names.seat(by))} control.`,
    'card-left': ({ cards: { card }, words }, names) =>
      `${start(names.card(card))} ${LEFT[words.how] ?? 'leaves play'} (${place(words.to)}).`,
    'card-moved': moved,
    'card-attached': ({ cards: { card, on } }, names) =>
      `${start(names.card(card))} is attached to ${names.card(on)}.`,
    'control-changed': ({ by, cards: { card } }, names) =>
      `${names.seat(by)} takes control of ${names.card(card)}.`,
    'card-captured': ({ cards: { card, at } }, names) =>
      `${start(cardOr('a card', card, names))} is captured at ${names.card(at)}.`,
    'card-rescued': ({ by, cards: { card } }, names) =>
      `${start(names.card(card))} is rescued and returns to ${possessive(names.seat(by))} hand.`,
    'cards-seen': ({ by, cards: { cards: ids }, words }, names) =>
      words.how === 'revealed'
        ? `${names.seat(by)} reveals ${cardsOr('no card', ids, names)}.`
        : `${names.seat(by)} looks at ${cardsOr('cards', ids, names)}.`,
    'card-picked': ({ cards: { card }, numbers: { pick, of } }, names) =>
      `Chance picks ${cardOr('a card', card, names)} (${pick} of ${of}).`,

    // Tokens
    'resources-generated': ({ cards: { card }, numbers }, names) =>
      `${start(names.card(card))} generates ${plural(numbers.resources, 'resource')}.`,
    'tokens-placed': ({ cards: { card }, numbers, words }, names) =>
      `${start(names.card(card))} gets ${tokens(numbers.tokens, words.token)} (${numbers.now} in all).`,
    'tokens-removed': ({ cards: { card }, numbers, words }, names) =>
      `${start(names.card(card))} loses ${tokens(numbers.tokens, words.token)} (${numbers.now} left).`,
    'tokens-moved': ({ cards: { from, to }, numbers, words }, names) =>
      `${tokens(numbers.tokens, words.token)} ${words.token !== 'damage' && numbers.tokens > 1 ? 'move' : 'moves'} from ${names.card(from)} to ${names.card(to)}.`,
    'damage-dealt': dealt,
    'shield-used': ({ by, cards: { card } }, names) =>
      `${names.seat(by)} discards a shield of ${names.card(card)}.`,
    'damage-protected': ({ cards: { unit, for: saved }, numbers }, names) =>
      `${start(names.card(unit))} takes ${numbers.damage} damage in place of ${names.card(saved)}.`,
    'damage-prevented': ({ cards: { card }, numbers }, names) =>
      `${numbers.damage} damage to ${names.card(card)} is prevented.`,
    'damage-redirected': ({ cards: { from, to }, numbers }, names) =>
      `${numbers.damage} damage to ${names.card(from)} is dealt to ${names.card(to)} instead.`,

    // An engagement
    'objective-engaged': ({ by, cards: { objective, attackers } }, names) =>
      `${names.seat(by)} engages ${names.card(objective)} with ${cardsOr('no unit', attackers, names)}.`,
    'engagement-turned': ({ cards: { objective } }, names) =>
      `${start(names.card(objective))} is engaged instead.`,
    'defenders-declared': ({ by, cards: { defenders } }, names) =>
      `${names.seat(by)} defends with ${cardsOr('no unit', defenders, names)}.`,
    'edge-card-placed': ({ by, cards: { card } }, names) =>
      `${names.seat(by)} places ${cardOr('a card', card, names)} in the edge stack.`,
    'edge-revealed': ({ cards: { dark, light } }, names) =>
      `The edge stacks are revealed: ${names.seat('dark')} has ${cardsOr('no card', dark, names)}, ${names.seat('light')} ${cardsOr('no card', light, names)}.`,
    'fate-resolved': ({ by, cards: { card } }, names) =>
      `${possessive(names.seat(by))} fate card ${names.card(card)} resolves.`,
    'edge-cancelled': ({ cards: { card } }, names) =>
      `${start(cardOr('a fate card', card, names))} cancels the edge battle.`,
    'edge-won': won,
    'strike-begun': ({ by, cards: { unit } }, names) => `${names.seat(by)} strikes with ${names.card(unit)}.`,
    'icons-resolved': ({ cards: { unit }, numbers, words }, names) =>
      `${start(names.card(unit))} strikes with ${names.icon(words.icon)} ${numbers.strength}.`,
    'unopposed-won': ({ by, cards: { objective }, numbers }, names) =>
      `Nobody opposes ${names.seat(by)}: ${numbers.damage} more damage to ${names.card(objective)}.`,
    'engagement-ended': () => 'The engagement ends.',
    'unit-joined': ({ by, cards: { unit } }, names) =>
      `${start(names.card(unit))} joins the engagement for ${names.seat(by)}.`,
    'unit-removed': ({ cards: { unit } }, names) =>
      `${start(names.card(unit))} is removed from the engagement.`,

    // The Force
    'unit-committed': ({ by, cards: { unit } }, names) =>
      `${names.seat(by)} commits ${names.card(unit)} to the Force.`,
    'unit-uncommitted': ({ cards: { unit } }, names) =>
      `${start(names.card(unit))} is no longer committed to the Force.`,
    'struggle-resolved': ({ by, numbers: { dark, light } }, names) => {
      const totals = `${names.seat('dark')} ${dark}, ${names.seat('light')} ${light}`;
      return by === null
        ? `The Force struggle is a tie (${totals}).`
        : `${names.seat(by)} wins the Force struggle (${totals}).`;
    },

    // Effects that last
    'effect-began': ({ cards: { card, cards: ids }, words }, names) =>
      `The effect of ${names.card(card)}${ids.length > 0 ? ` on ${cards(ids, names)}` : ''} lasts ${LASTS[words.until] ?? 'for a time'}.`,
    'option-chosen': ({ by, words }, names) => `${names.seat(by)} chooses "${words.option}".`,

    // The end, and what is done by hand
    'game-won': ({ by, words }, names) => `${names.seat(by)} wins the game: ${WON[words.how]}.`,
    'card-set-by-hand': ({ cards: { card } }, names) => `${start(names.card(card))} is changed by hand.`,

    // What is told of any game
    'game-begun': () => 'The game begins.',
    'entry-refused': ({ words }) => `Not legal: ${words.refusal}`,
    'sentence-kept': ({ words }) => words.text,
  },
};
