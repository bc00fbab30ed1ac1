// How High Card is shown: the table through somebody's eyes, its view logs, its rules in words.
import { array, integer, object, oneOf, string } from '../../../src/core/files/checks.ts';
import { FORMATS } from '../../../src/core/files/formats.ts';
import type { Rulebook } from '../../../src/core/game/game.ts';
import type { GameSteps, Perspective } from '../../../src/core/game/game-steps.ts';
import type { Presentation } from '../../../src/core/game/presentation.ts';
import type { CardId } from '../../../src/core/state.ts';
import { cardsIn, view } from './rules.ts';
import { sayIn, type Words } from './seats.ts';
import { type HighCardTypes, SEATS, type Seat, type State, type View } from './types.ts';

const MASK = 'hidden:';

const isHidden = ({ seat, zone }: { seat: Seat; zone: string }, who: Perspective): boolean =>
  zone === 'hand' && who !== 'both' && who !== seat;

/** Hands lie hidden from everybody else. */
function viewFor(game: State, who: Perspective<Seat>): View {
  const open = view(game);
  const seats = SEATS.map((seat) => {
    const hidden = isHidden({ seat, zone: 'hand' }, who);
    const hand = hidden ? open[seat].hand.map((_, i) => `${MASK}${seat}:${i + 1}`) : open[seat].hand;
    return [seat, { ...open[seat], hand }];
  });
  return { ...open, ...Object.fromEntries(seats) };
}

export const steps: GameSteps<HighCardTypes> = {
  faces: ({ cards, box: { faces } }) =>
    Object.fromEntries(
      Object.values(cards).flatMap(({ id, face }) => (faces[face] ? [[id, faces[face]]] : [])),
    ),
  nameOf: (_game, card) => card,
  viewFor,
  zoneOf(game, card, who) {
    const state = game.cards[card];
    return !state || isHidden(state, who) ? null : state.zone;
  },
  isPayment: () => false,
  watch() {
    let laid = 0;
    return {
      look(game) {
        laid = SEATS.flatMap((seat) => cardsIn(game, seat, 'table')).length;
      },
      scene: () => ({ laid }),
      resume(_game, scene) {
        laid = scene?.laid ?? 0;
      },
    };
  },
  roll({ chance: { rolls }, turn }) {
    const [value] = rolls.at(-1) ?? [];
    const by = SEATS[(turn + 1) % 2] as Seat;
    return value === undefined ? null : { by, kind: 'round', dice: [{ value, hit: false }], least: null };
  },
};

const seat = object({ hand: array(string({})), table: array(string({})), discard: array(string({})) });

export const presentation: Presentation<HighCardTypes> = {
  seats: SEATS,
  navigation: {
    turnOf: ({ turn }) => turn,
    phaseOf: ({ path }) => path[0] ?? '',
    isAttack: ({ type }) => type === 'card-laid',
    isEffect: ({ type }) => type === 'scored',
    keepsRoll: () => false,
    attackState: 'laying',
    heading: (path) => path.slice(0, 1),
  },
  viewLog: {
    check: object(
      {
        format: oneOf([FORMATS['view-log']]),
        cards: object({}, { additional: object({ name: string({}) }, { required: ['name'] }) }),
        steps: array(
          object({ text: string({}), view: object({ north: seat, south: seat }), laid: integer({}) }),
          { minItems: 1 },
        ),
      },
      { title: 'a view log', required: ['format', 'cards', 'steps'] },
    ),
    table: {
      north: ['hand', 'table', 'discard', 'score'],
      south: ['hand', 'table', 'discard', 'score'],
      winner: [],
    },
    card: [],
    scene: { laid: null },
    quiet: { laid: 0 },
    sceneFor: (scene) => scene,
    olderScene: (scene) => scene,
    printed: ({ name, value }) => ({ name, value }),
    unknown: { name: '?', value: 0 },
    isMask: (card) => card.startsWith(MASK),
    zoneIn: (seen, card) =>
      (['hand', 'table', 'discard'] as const).find((zone) =>
        SEATS.some((one) => seen[one][zone].includes(card)),
      ) ?? null,
  },
  places: { turn: (n) => `Round ${n}`, places: { round: 'A round' } },
  cardNames: (faces) => new Map<CardId, string>(Object.keys(faces).map((id) => [id, id])),
  canSay: ({ type }, words) => Object.hasOwn(words, type),
  say: (event, words, nameOf) => sayIn(event, words as Words, nameOf),
};

const RULES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'round.start': ['Who is first', 'The first to lay a card changes from round to round.'],
  'card.lay': ['Laying a card', 'A card is laid from the hand.'],
  'window.pass': ['Passing', 'Two passes in a row end a round.'],
  'round.roll': ['The die', 'One die falls.'],
  'round.score': ['Scoring', 'A card at least as high as the die scores.'],
  'game.win': ['Winning', 'Three points ahead win.'],
};

export const rulebook: Rulebook = {
  rule(id) {
    const rule = RULES[id];
    if (!rule) throw new RangeError(`There is no rule "${id}".`);
    const [title, text] = rule;
    return { title, section: id, text };
  },
};
