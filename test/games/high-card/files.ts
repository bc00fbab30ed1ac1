// What is High Card's own in files: its cards and hands, its entries, what a file expects.
import { any, array, boolean, integer, object, oneOf, string } from '../../../src/core/files/checks.ts';
import { fail, within } from '../../../src/core/files/fail.ts';
import { FORMATS } from '../../../src/core/files/formats.ts';
import { didYouMean } from '../../../src/core/files/near.ts';
import { validate } from '../../../src/core/files/validate.ts';
import type {
  Expect,
  Ids,
  RecordedTable,
  ReplayFiles,
  ScenarioFiles,
  StorageFiles,
} from '../../../src/core/game/game-files.ts';
import { cardsIn, newGame } from './rules.ts';
import {
  type CardFace,
  type CardState,
  type Decision,
  type HighCardTypes,
  POINTS,
  SEATS,
  type State,
  type Table,
  ZONES,
} from './types.ts';

interface SeatFile {
  readonly hand?: readonly string[];
  readonly table?: readonly string[];
  readonly discard?: readonly string[];
  readonly score?: number;
}

export type TableFile = Readonly<Partial<Record<(typeof SEATS)[number], SeatFile>>>;

const RULESET = 'high-card';
const pile = array(string({ title: 'the name of a card' }));
const seat = object({ hand: pile, table: pile, discard: pile, score: integer({}) }, { additional: null });
const face = object(
  { name: string({ title: 'a name' }), value: integer({ minimum: 1, maximum: 6 }) },
  { title: 'a card', required: ['name', 'value'], additional: null },
);
const cards = object({}, { additional: face });
const whole = { ruleset: oneOf([RULESET]), cards };

const scenarioCheck = object(
  {
    ...whole,
    format: oneOf([FORMATS.scenario]),
    title: string({}),
    question: string({}),
    explanation: string({}),
    at: oneOf(POINTS),
    until: any,
    dice: array(integer({ minimum: 1, maximum: 6 })),
    seed: any,
    shuffle: boolean,
    north: seat,
    south: seat,
    script: array(any),
    expect: object({}),
  },
  { title: 'a scenario', required: ['format', 'ruleset', 'cards'], additional: null },
);

/** A card's id is its name; a second one of the name is numbered. */
function readTable(
  faces: Readonly<Record<string, CardFace>>,
  file: TableFile,
  path: string,
): Table & { ids: Ids } {
  const ids = new Map<string, string>();
  const placed: CardState[] = [];
  for (const by of SEATS)
    for (const zone of ZONES)
      (file[by]?.[zone] ?? []).forEach((name, i) => {
        const at = within(within(within(path, by), zone), i);
        if (!Object.hasOwn(faces, name))
          fail(at, `No card is called "${name}".${didYouMean(name, Object.keys(faces))}`);
        let id = name;
        for (let n = 2; ids.has(id); n++) id = `${name}-${n}`;
        ids.set(id, at);
        placed.push({ id, face: name, seat: by, zone });
      });
  const scores = { north: file.north?.score ?? 0, south: file.south?.score ?? 0 };
  return { faces, cards: placed, scores, ids };
}

const decision = object(
  { by: oneOf(SEATS), do: oneOf(['lay', 'pass']), card: string({ title: 'the id of a card' }) },
  { title: 'an entry', required: ['by', 'do'], additional: null },
);

const scenarios: ScenarioFiles<HighCardTypes> = {
  check: scenarioCheck,
  points: POINTS,
  at: 'laying',
  readTable(file) {
    const { cards: faces = {}, ...seats } = file as TableFile & { readonly cards?: Record<string, CardFace> };
    const { ids, ...table } = readTable(faces, seats, '$');
    return { ids, compile: () => table };
  },
  readEntry(entry, path, ids) {
    validate(decision, entry, path);
    const read = entry as Decision;
    if (read.do === 'lay' && !ids.has(read.card))
      fail(
        within(path, 'card'),
        `No card has the id "${read.card}".${didYouMean(read.card, [...ids.keys()])}`,
      );
    return read;
  },
  readExpect: (expect) => expect as Expect,
  piles: ZONES,
  unordered: ['hand'],
  script: {
    depth: () => 0,
    depthAfter: () => 0,
    mark: () => 0,
    isUnfinished: () => false,
    tooEarly: () => null,
    isForced: () => false,
    missed: () => null,
    words: (entry) => (entry.do === 'lay' ? `${entry.by} lay ${entry.card}` : `${entry.by} ${entry.do}`),
  },
};

const replayCheck = object(
  { ...whole, format: oneOf([FORMATS.replay]) },
  { required: ['format', 'ruleset'] },
);

const replays: ReplayFiles<HighCardTypes> = {
  check: replayCheck,
  effects: 1,
  readTable({ cards: faces, start }: RecordedTable) {
    const { ids, ...table } = readTable(faces as Record<string, CardFace>, start as TableFile, '$.start');
    return table;
  },
  needsTexts: () => false,
};

const writeSeats = (game: State): TableFile =>
  Object.fromEntries(
    SEATS.map((by) => [
      by,
      {
        ...Object.fromEntries(ZONES.map((zone) => [zone, cardsIn(game, by, zone).map(({ face }) => face)])),
        score: game.scores[by],
      },
    ]),
  );

const storage: StorageFiles<HighCardTypes> = {
  checkCards: (given, path) => validate(cards, given, path),
  writeTable: (start) => ({ cards: start.box.faces, start: { at: start.point, ...writeSeats(start) } }),
  saveCheck: object(
    { format: oneOf([FORMATS.save]), start: object({}) },
    { required: ['format', 'start', 'inputs'] },
  ),
  readStart(json) {
    const { box, point, die, stop, ...given } = json as State;
    const { ids, ...table } = readTable(box.faces, writeSeats({ box, ...given } as State), '$.start');
    const start = newGame(
      RULESET,
      { ...table, at: point, until: stop ?? 'game-over', dice: box.dice, seed: null, shuffle: false },
      { autoPass: box.autoPass },
    );
    return { ...start, die };
  },
};

export const files = { scenarios, replays, storage };
