// What is mutated: small games, examples, card data, texts of every sort. All of it is right before it is changed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import {
  type Replay,
  readScenario,
  record,
  type SavedGame,
  Session,
  startPosition,
  tellFile,
  wholeLog,
} from '../../src/engine.ts';
import { viewsOf } from '../../src/play/steps/views.ts';
import { type ViewLogFile, writeViews } from '../../src/play/steps/write-views.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { compilePool } from '../../src/swtcg/pool/compile.ts';
import type { CompiledCards } from '../../src/swtcg/pool/compiled.ts';
import { CardPool } from '../../src/swtcg/pool/pool.ts';
import { readSetFile } from '../../src/swtcg/pool/set-file.ts';
import { starterScenario } from '../../src/swtcg/starter/index.ts';
import { allCards, seatOf } from '../helpers/all-cards.ts';
import { Chance } from '../helpers/chance.ts';
import { example } from '../play/scenario/example.ts';
import { smallFile } from '../swtcg/properties/worlds/small.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const textsIn = (folder: string, end: string): string[] => {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => readFileSync(join(place, name), 'utf8'));
};

const jsonIn = (folder: string): Record<string, unknown>[] =>
  textsIn(folder, '.json').map((text) => JSON.parse(text));

/** Some random decisions from a start. */
export function playedOn(start: GameState, seed: number, most: number): Session {
  const session = new Session(swtcg2022, start);
  const chance = new Chance(seed + 17);
  while (session.waiting === 'player' && session.position < most) session.enter(chance.pick(session.legal()));
  return session;
}

const everyType = (seed: number) => ({
  format: 'swtcg-scenario/1',
  ruleset: 'swtcg-2022',
  cards: Object.fromEntries(Object.entries(allCards).map(([key, card]) => [key, { name: key, ...card }])),
  dark: seatOf('dark'),
  light: seatOf('light'),
  at: 'preparation',
  until: 'game-over',
  seed,
});

/** Files of whole games before their first decision: of random cards, of every type of card, of the starter decks. */
const GAMES = [1, 2, 3, 4, 5].map((seed) => () => smallFile(seed));
const LARGER = [() => everyType(1), () => everyType(2), () => starterScenario(1) as object];

export const sessions = once((): readonly Session[] => {
  const start = (file: object) =>
    startPosition(readScenario(JSON.parse(JSON.stringify(file))), { autoPass: 'empty' });
  return [
    ...GAMES.map((file, i) => playedOn(start(file()), i, 24)),
    ...LARGER.map((file, i) => playedOn(start(file()), i, 60)),
  ];
});

/** The steps of small games, with the games themselves and as a seat saw them. */
export const logs = once((): readonly ViewLogFile[] =>
  replays()
    .slice(0, 3)
    .flatMap((file) => {
      const json = JSON.stringify(file);
      return [wholeLog(json), writeViews(swtcg2022.presentation, viewsOf(tellFile(json), 'light'))];
    }),
);

/** Recorded games; some with notes, other lines, a judge's hand and cards that are not known. */
export const replays = once((): readonly Replay[] =>
  sessions().map((session, i) => {
    const replay = JSON.parse(JSON.stringify(record(session, { seed: i + 1, every: 8 }))) as Replay;
    const card = session.game.box.ids[0] as string;
    const more = {
      header: {
        event: 'Winter',
        date: '2026-01-02',
        dark: { player: 'Marit' },
        light: { player: 'Jo', deck: 'x' },
      },
      annotations: [{ at: '2.1', text: 'A fine move', mark: '!' }],
      variations: [{ at: '1.1', title: 'Else', decisions: replay.decisions.slice(1, 4), rolls: [[1, 2]] }],
    };
    if (i % 3 === 0) return { ...replay, ...more };
    if (i % 3 === 1) return replay;
    const { seed: _seed, ...seedless } = replay;
    const byHand = [
      { by: 'judge', do: 'set', card, zone: 'hand', note: 'put back' },
      { by: 'judge', do: 'set', side: 'dark', force: 5, buildPoints: 2, draw: 1 },
      { by: 'judge', do: 'set', card, tapped: true, damage: 1, counters: { mastery: 1 } },
      { by: 'judge', do: 'set', side: 'light', dice: [1, 6], shuffle: true },
    ];
    return {
      ...seedless,
      ...more,
      decisions: [...replay.decisions.slice(0, 6), ...byHand],
    } as unknown as Replay;
  }),
);

export const savedGames = once((): readonly SavedGame[] =>
  sessions().map((session) => JSON.parse(JSON.stringify(session.save()))),
);

export const scenarios = once((): readonly Record<string, unknown>[] => [
  example(),
  ...jsonIn('components/demo'),
  ...GAMES.map((file) => ({ ...file(), until: { turn: 2, point: 'dark-build' } })),
]);

export const lessons = once(() => jsonIn('lessons'));
export const notations = once(() => textsIn('examples', '.txt'));

const SET = `Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification\tDraftRarity
Tarn Vell (A)\tTST\tIMG\tL\tCharacter\tRebel Soldier\t3\t40\t3\t3\tC\t1\t\tPay 1 Force -> Evade 1 | Lucky 1\t\t\t
Grey Wing\tTST\tIMG\tD\tSpace\tImperial Starfighter\t2\t50\t2\t2\tC\t2\tBanned\tWhen you deploy this unit, draw a card.\t\t\t
Long Watch\tTST\tIMG\tD\tMission - Trap\t\t1\t\t\t\tC\t3\t\tWhenever one of your opponent's units attacks, tap that unit.\t\t\t
Salt Flats\tTST\tIMG\tN\tLocation\tGround\t1\t\t\t\tR\t4\tRestricted\tEach Starfighter gets +1 power.\t\t\t
`;
export const sets = once((): readonly string[] => [SET]);

export const decks = once((): readonly string[] => [
  '3\tTarn Vell (A)\n2\tGrey Wing\n\nSupply:\n1\tSalt Flats\n',
  '<deck version="0.8"><meta><game>x</game></meta><superzone name="Deck"><card><name id="1">Tarn Vell (A)</name><set>TST</set></card><card><name id="2">Grey Wing</name><set>TST</set></card></superzone><superzone name="Supply"><card><name>Salt Flats</name><set>TST</set></card></superzone></deck>',
]);

export const formats = once((): readonly string[] => [
  '<formatdefinitions><format><label>Standard</label><set>TST</set><set>BSB</set></format><format><label>All &amp; more</label></format></formatdefinitions>',
]);

/** Compiled card data: of the little set, of every type of card, and of real sets where they are there. */
export const compiled = once((): readonly CompiledCards[] => {
  const tiny = compilePool(new CardPool([readSetFile(SET, 'TST', 'TST.txt')]));
  const cards = Object.entries((replays()[5] as Replay).cards).map(([key, one]) => [`ALL/${key}`, one]);
  const real = textsIn('../shared/lackey/sets', '.txt').map((text, i) => readSetFile(text, `S${i}`, 'FILE'));
  return [
    tiny,
    { ...tiny, cards: Object.fromEntries(cards) },
    ...real.map((set) => {
      const printings = set.printings.filter((_, i) => i % 7 === 0).slice(0, 12);
      return compilePool(new CardPool([{ ...set, printings }]));
    }),
  ];
});

/** Paragraphs of cards, as the grammar reads them. */
export const paragraphs = once((): readonly string[] => [
  ...Object.values(allCards).flatMap((one) => (one.text as string[] | undefined) ?? []),
  ...GAMES.flatMap((file) =>
    Object.values(file().cards as Record<string, { text: string[] }>).flatMap(({ text }) => text),
  ),
]);
