// Everything that a stranger's data can reach: how such data is made, and what is done with it. It is read and played, or
// refused with a typed error; anything else is a bug.

import assert from 'node:assert/strict';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../src/core/error.ts';
import { NotationError } from '../../src/core/notation/fault.ts';
import type { Json } from '../../src/core/notation/json.ts';
import {
  gameOf,
  type Input,
  mismatches,
  parseScenario,
  parseViews,
  printNotation as printFile,
  readNotation as readFile,
  readLesson,
  readReplay,
  readSave,
  readScenario,
  readViews,
  runScenario,
  type Scenario,
  Session,
  startPosition,
  tellFile,
  transcriptOf,
  verify,
  verifyViews,
} from '../../src/engine.ts';
import { UsageError } from '../../src/play/command/args.ts';
import type { Io } from '../../src/play/command/io.ts';
import { main } from '../../src/play/command/main.ts';
import { readCourse } from '../../src/play/lesson/read.ts';
import { scenarioOf } from '../../src/play/notation/file.ts';
import { suggest } from '../../src/play/notation/suggest.ts';
import { firstDifference } from '../../src/play/steps/compare.ts';
import { ViewLogSteps } from '../../src/play/steps/view-log-steps.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { pictureOf } from '../../src/swtcg/picture/picture.ts';
import { compiledFinder, compiledSets, parseCards, readCards } from '../../src/swtcg/pool/compiled.ts';
import { coverage } from '../../src/swtcg/pool/coverage.ts';
import { judgeDeck } from '../../src/swtcg/pool/deck.ts';
import { readDeckFile } from '../../src/swtcg/pool/deck-file.ts';
import { compiledRefs, deckScenario } from '../../src/swtcg/pool/deck-scenario.ts';
import type { Fault } from '../../src/swtcg/pool/fault.ts';
import { readFormats } from '../../src/swtcg/pool/formats-file.ts';
import { CardPool } from '../../src/swtcg/pool/pool.ts';
import { readSetFile } from '../../src/swtcg/pool/set-file.ts';
import { attackOdds } from '../../src/swtcg/rules/dice/odds.ts';
import { readParagraph } from '../../src/swtcg/text/read.ts';
import { type View, view } from '../../src/swtcg/view/view.ts';
import { Chance } from '../helpers/chance.ts';
import { CARD_DATA } from '../play/scenario/example.ts';
import { anyValue, mutated, mutatedJson, mutatedText, NAMES } from './mutate.ts';
import * as seeds from './seeds.ts';

export interface Target {
  /** How often it comes, beside the others. */
  readonly weight: number;
  make(chance: Chance): unknown;
  run(input: unknown): void | Promise<void>;
}

/** One input's own target: what it is and what is done with it have one type. */
const target = <T>(
  weight: number,
  make: (chance: Chance) => T,
  run: (input: T) => void | Promise<void>,
): Target => ({
  weight,
  make,
  run: (input) => run(input as T),
});

/** An error that says what, where and why to whoever gave the data. */
export function isTyped(error: unknown): boolean {
  if (error instanceof UsageError) return true;
  return error instanceof SwtcgError && error.info.code !== 'internal' && error.message.length > 8;
}

const WORDS =
  'dark: light: space: hand: card title: expect: until: at: dice: note variation end Star Destroyer X-wing attacks uses evades plays Dark Light 60/3/3 "Evade 1" “ ” ( ) [ ] [over [pilot , ; : . -> → #0123456789abcdef $.a = {} gone as played replay result tapped 3 Force rolling 6 & < <br> &amp; &#8220; * > 1. nobody wins is in on top of \n'.split(
    ' ',
  );
const CARD_WORDS =
  'Pay 1 Force -> this unit gets +1 power until end of turn. whenever when you may each of your opponent if as long as Evade 2 Armor draw a card do 2 damage to X equal number | * ; : ( ) " Or: Enhance: [Pilot] Upkeep: INSERT: instead also up to any number'.split(
    ' ',
  );
const FILE_WORDS =
  '\t \n \r\n | -> [Pilot] ( ) " * \x03 \ufeff Or: Enhance: <deck> </deck> <superzone> <superzone\xa0name="Deck"> </superzone> <card> <card/> </card> <name> </name> <set> </set> &amp; &#0; &#x110000; <!-- <format> </format> <label> </label> Supply: Sideboard: 3 X L D'.split(
    ' ',
  );

/** A text made of any words. */
const wordsOf = (chance: Chance, words: readonly string[]): string =>
  Array.from({ length: chance.below(60) }, () => chance.pick(words)).join(
    chance.pick([' ', ' ', '', '\n', '\t']),
  );

const textFrom = (chance: Chance, list: readonly string[], words: readonly string[]): string =>
  chance.below(4) === 0 ? wordsOf(chance, words) : mutatedText(chance, chance.pick(list), words);

/** What a viewer does with a file, and what writes it down. */
function tell(text: string): void {
  const told = tellFile(text);
  const last = told.account.length - 1;
  for (const form of ['html', 'markdown', 'text'] as const) transcriptOf(told, { form, rules: true });
  if (last >= 0) pictureOf(told, last);
}

function playScenario(scenario: Scenario): void {
  view(startPosition(scenario));
  const { state, error } = runScenario(scenario);
  if (error) assert.ok(isTyped(new SwtcgError(error)), JSON.stringify(error));
  mismatches(state, scenario.expect);
}

/** A game that stands is played on for a while. */
function playOn(session: Session, seed: number, decisions: number): void {
  const chance = new Chance(seed);
  for (let n = 0; n < decisions && session.waiting === 'player'; n++)
    session.enter(chance.pick(session.legal()));
  session.view();
  session.steps();
  session.undo();
  session.redo();
  session.save();
}

function namedFaults(faults: readonly Fault[], source: string): void {
  const lines = source.split(/\r\n|\n|\r/).length;
  for (const { line, message } of faults) {
    assert.ok(Number.isInteger(line) && line >= 1 && line <= lines, `line ${line} of ${lines}`);
    assert.ok(message.length > 0 && message.length < 400, message);
  }
}

/** A mistake of writing is told with its line and its column. */
function located(error: unknown, text: string): void {
  assert.ok(error instanceof NotationError, error instanceof Error ? error.stack : String(error));
  const lines =
    text.split('\n').length +
    (text.match(/<br|<\/|\r|[\u2028\u2029\u0085]|&#0*1[03];|&#x0*[ad];/gi)?.length ?? 0);
  assert.ok(error.line >= 1 && error.line <= lines, `${error.line} of ${lines}`);
  assert.ok(error.column >= 1);
  assert.match(error.message, /^Line \d+, column \d+: \S.{8,}[.?…]/s);
}

function readNotation(text: string): void {
  try {
    const { notation } = readFile(text);
    if (notation.kind === 'scenario') playScenario(scenarioOf(gameOf, text));
    else tell(JSON.stringify(readFile(text).json));
  } catch (error) {
    if (error instanceof SwtcgError && !(error instanceof NotationError)) return;
    located(error, text);
  }
  suggest(gameOf, text, text.length >> 1);
}

const pool = () => new CardPool([readSetFile(seeds.sets()[0] as string, 'TST', 'TST.txt')]);

/** Everything is there in the world of a command but what it writes. */
const io = (file: string): Io => ({ out: () => {}, err: () => {}, read: async () => file });

const COMMANDS = [
  'run',
  'verify',
  'redact',
  'views',
  'deck',
  'picture',
  'transcript',
  'embed',
  'notation',
  'play',
];
const OPTIONS = [
  '--step',
  '--seat',
  '--theme',
  '--perspective',
  '--flip',
  '--cards',
  '--form',
  '--until',
  '--brief',
  '--rules',
  '--base',
  '--src',
  '--with',
  '--oembed',
  '--format',
  '--json',
  '--help',
  '--seed',
  '--players',
  '--max-turns',
  '--',
  '-',
];
const VALUES = [
  '12.3',
  'last',
  'dark',
  'FILE',
  '1',
  'html',
  'greedy,random',
  'a=b&c',
  '/nowhere',
  '-1',
  '',
  '=',
  '1e9',
  '__proto__',
  '\ud800',
];

export const TARGETS: Readonly<Record<string, Target>> = {
  'log of views': target(
    3,
    (chance) => mutatedJson(chance, chance.pick(seeds.logs())),
    (text) => {
      const steps = new ViewLogSteps(swtcg2022.presentation, parseViews(text));
      for (let i = steps.length - 1; i >= 0; i--) assert.ok((steps.at(i).view as View).dark.hand);
      assert.equal(firstDifference(swtcg2022.presentation.viewLog, steps, steps), null);
      assert.match(verifyViews(text).verdict, /^(exact|unverified|diverged)$/);
    },
  ),
  'replay object': target(
    6,
    (chance) => mutated(chance, chance.pick(seeds.replays()), { rings: true }),
    (json) => {
      const replay = readReplay(json);
      assert.match(verify(replay).verdict, /^(exact|unverified|diverged)$/);
    },
  ),
  'replay text': target(2, (chance) => mutatedJson(chance, chance.pick(seeds.replays())), tell),
  'effects of a replay': target(
    6,
    (chance) => {
      const replay = chance.pick(seeds.replays());
      const keys = Object.keys(replay.cards).filter((key) => replay.cards[key]?.effects?.length);
      const cards = { ...replay.cards };
      for (const key of chance.some(keys, 6)) {
        const { effects = [], ...card } = cards[key] as (typeof cards)[string];
        const changed = effects.map((effect) => mutated(chance, effect, { rings: true }));
        cards[key] = { ...card, effects: changed } as never;
      }
      return { ...replay, cards };
    },
    (json) => void verify(readReplay(json)),
  ),
  'decisions of a replay': target(
    5,
    (chance) => {
      const replay = chance.pick(seeds.replays());
      const at = chance.below(replay.decisions.length);
      const decisions = [...replay.decisions];
      decisions[at] = mutated(chance, decisions[at], { rings: true }) as never;
      return { ...replay, decisions };
    },
    (json) => void verify(readReplay(json)),
  ),
  'replay in notation': target(
    1,
    (chance) => JSON.parse(mutatedJson(chance, chance.pick(seeds.replays()), { letters: false })) as unknown,
    (json) => {
      readReplay(json);
      readNotation(printFile(json as Json));
    },
  ),
  'scenario object': target(
    8,
    (chance) => mutated(chance, chance.pick(seeds.scenarios()), { rings: true }),
    (json) => playScenario(readScenario(json, CARD_DATA)),
  ),
  'scenario text': target(
    2,
    (chance) => mutatedJson(chance, chance.pick(seeds.scenarios())),
    (text) => {
      playScenario(parseScenario(text, CARD_DATA));
      tell(text);
    },
  ),
  notation: target(12, (chance) => textFrom(chance, seeds.notations(), WORDS), readNotation),
  'any text': target(
    6,
    (chance) =>
      String.fromCharCode(
        ...Array.from({ length: chance.below(200) }, () => chance.below(chance.pick([128, 65_536]))),
      ),
    readNotation,
  ),
  'card text': target(
    14,
    (chance) => textFrom(chance, seeds.paragraphs(), CARD_WORDS),
    (text) => void readParagraph(text),
  ),
  'card data': target(
    2,
    (chance) => ({
      json: mutated(chance, chance.pick(seeds.compiled()), { rings: true }),
      seed: chance.below(1000),
    }),
    ({ json, seed }) => {
      const data = readCards(json);
      compiledSets(data, 'FILE');
      const find = compiledFinder(data);
      const refs = Object.keys(data.cards);
      for (const ref of refs) find(ref);
      const deck = readDeckFile(
        refs.map((ref) => `2\t${ref.slice(ref.indexOf('/') + 1)}`).join('\n'),
        'deck',
      );
      const file = deckScenario(compiledRefs(data), deck, deck);
      const scenario = readScenario({ ...file, seed }, { cards: find, manual: true });
      playOn(new Session(swtcg2022, startPosition(scenario, { autoPass: 'empty' })), seed, 25);
    },
  ),
  'effects of card data': target(
    6,
    (chance) => {
      const data = chance.pick(seeds.compiled());
      const keys = Object.keys(data.cards);
      const cards = Object.fromEntries(
        chance.some(keys, 12).map((key) => {
          const { effects = [], ...card } = data.cards[key] as (typeof data.cards)[string];
          return [
            key,
            { ...card, effects: chance.below(2) ? effects.map((one) => mutated(chance, one)) : effects },
          ];
        }),
      );
      return { text: JSON.stringify({ ...data, cards }), seed: chance.below(1000) };
    },
    ({ text, seed }) => {
      const data = parseCards(text);
      // As if all of them were in play.
      const cards = Object.keys(data.cards).map((ref, i) => [`c${i}`, { ref }] as const);
      const find = compiledFinder(data);
      const seat = (side: string) => {
        const lists: Record<string, { id: string; card: string }[]> = {};
        for (const [key, { ref }] of cards) {
          const def = find(ref);
          const zone = def?.kind === 'unit' ? (def.arenas[0] ?? 'hand') : 'hand';
          lists[zone] = [...(lists[zone] ?? []), { id: `${side}-${key}`, card: key }];
        }
        return { force: 9, ...lists };
      };
      const file = {
        format: 'swtcg-scenario/1',
        ruleset: 'swtcg-2022',
        cards: Object.fromEntries(cards),
        dark: seat('dark'),
        light: seat('light'),
        at: 'turn-start',
        seed,
      };
      const scenario = readScenario(file, { cards: find, manual: true });
      playOn(new Session(swtcg2022, startPosition(scenario, { autoPass: 'empty' })), seed, 25);
    },
  ),
  'set file': target(
    6,
    (chance) => textFrom(chance, seeds.sets(), [...FILE_WORDS, ...CARD_WORDS]),
    (text) => {
      const set = readSetFile(text, 'TST', 'FILE');
      namedFaults(set.faults, text);
      const { total } = coverage(new CardPool([set]));
      assert.equal(total.cards, set.printings.length);
      assert.equal(total.full + total.partial + total.manual, total.cards);
    },
  ),
  'deck file': target(
    10,
    (chance) => textFrom(chance, seeds.decks(), FILE_WORDS),
    (text) => {
      const deck = readDeckFile(text, 'FILE');
      namedFaults(deck.faults, text);
      for (const { name, count } of deck.entries) assert.ok(name !== '' && count > 0);
      for (const { rule, message } of judgeDeck(pool(), deck, null)) assert.ok(rule && message);
    },
  ),
  'formats file': target(
    6,
    (chance) => textFrom(chance, seeds.formats(), FILE_WORDS),
    (text) => {
      const { formats, faults } = readFormats(text, 'FILE');
      namedFaults(faults, text);
      for (const { label } of formats) assert.notEqual(label, '');
    },
  ),
  'saved game': target(
    6,
    (chance) => ({
      saved: mutated(chance, chance.pick(seeds.savedGames()), { rings: true }),
      seed: chance.below(99),
    }),
    ({ saved, seed }) => playOn(Session.restore(swtcg2022, readSave(saved)), seed, 6),
  ),
  decision: target(
    8,
    (chance) => {
      const at = chance.below(seeds.sessions().length);
      const session = seeds.sessions()[at] as Session;
      const position = chance.below(session.length + 1);
      const legal = session.fork(position).legal();
      const decision = legal.length === 0 ? { by: 'dark', do: 'pass' } : chance.pick(legal);
      return { at, position, decision: mutated(chance, decision, { rings: true }) };
    },
    ({ at, position, decision }) => {
      const session = (seeds.sessions()[at] as Session).fork(position);
      const refusal = session.decide(decision as Decision);
      if (refusal) {
        assert.ok(refusal.message.length > 3);
        assert.doesNotMatch(refusal.message, /\[object|function /);
      } else session.view();
    },
  ),
  'by hand': target(
    8,
    (chance) => {
      const at = chance.below(seeds.sessions().length);
      const session = seeds.sessions()[at] as Session;
      const card = chance.pick(session.game.box.ids);
      const change = chance.pick<object>([
        { by: 'judge', do: 'set', card, zone: 'hand', at: 'top', note: 'x' },
        { by: 'judge', do: 'set', card, zone: 'space', tapped: true, faceDown: false },
        { by: 'judge', do: 'set', card, on: chance.pick(session.game.box.ids) },
        { by: 'judge', do: 'set', card, damage: 2, build: 1, counters: { mastery: 1 }, controller: 'dark' },
        { by: 'judge', do: 'set', side: 'dark', force: 4, buildPoints: 3, draw: 2, shuffle: true },
        { by: 'judge', do: 'set', side: 'light', roll: 3 },
        { by: 'judge', do: 'set', side: 'light', dice: [1, 2, 6], reveal: [card] },
        { do: 'reveal', card, as: chance.pick(Object.keys(session.game.box.defs)) },
        { do: 'roll', dice: [1, 2, 3] },
      ]);
      return { at, seed: chance.below(99), change: mutated(chance, change, { rings: true }) };
    },
    ({ at, seed, change }) => {
      const session = (seeds.sessions()[at] as Session).fork();
      session.enter(change as Input);
      session.view();
      playOn(session, seed, 6);
    },
  ),
  lesson: target(
    6,
    (chance) => mutated(chance, chance.pick(seeds.lessons()), { rings: true }),
    (json) =>
      void ((json as { lessons?: unknown } | null)?.lessons === undefined
        ? readLesson(json)
        : readCourse(json)),
  ),
  odds: target(
    4,
    (chance) =>
      mutated(chance, {
        power: 5,
        shields: 1,
        accuracy: 1,
        hitOn: 4,
        criticalHit: 2,
        fury: 1,
        parry: 1,
        unpreventable: false,
        doubleDamage: true,
      }),
    (dice) => void attackOdds({ ...(dice as never as object) } as never),
  ),
  command: target(
    3,
    (chance) => {
      const words = Array.from({ length: chance.below(8) }, () =>
        chance.pick([
          chance.pick(OPTIONS),
          chance.pick(OPTIONS),
          chance.pick(VALUES),
          'FILE',
          `${chance.pick(OPTIONS)}=${chance.pick(VALUES)}`,
        ]),
      );
      const files = [
        () => mutatedJson(chance, chance.pick(seeds.replays().slice(0, 5))),
        () => mutatedJson(chance, chance.pick(seeds.scenarios())),
        () => textFrom(chance, seeds.notations(), WORDS),
        () => textFrom(chance, seeds.decks(), FILE_WORDS),
      ];
      const command = chance.below(12) === 0 ? chance.pick([...NAMES, ...OPTIONS]) : chance.pick(COMMANDS);
      return { argv: [command, ...words], file: chance.pick(files)() };
    },
    async ({ argv, file }) => {
      const said: string[] = [];
      const code = await main(argv, { ...io(file), err: (text) => said.push(text) });
      assert.ok(code === 0 || code === 1 || code === 2, `exit code ${code}`);
      assert.doesNotMatch(
        said.join(''),
        /Cannot read|is not a function|is not iterable|undefined \(|Maximum call/,
      );
    },
  ),
  'any value': target(
    3,
    (chance) => ({ value: anyValue(chance), which: chance.below(6) }),
    ({ value, which }) => {
      const readers = [readReplay, readScenario, readCards, readLesson, readCourse, readSave, readViews];
      (readers[which] as (one: unknown) => unknown)(value);
    },
  ),
};
