// From a text to a scenario or a replay as JSON, in the words of a game.
import type { CardNames, NotationWords } from '../../core/game/game-notation.ts';
import { type Fault, LineFault, NotationError, type Place } from '../../core/notation/fault.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { recordOf, scenarioOf } from './assemble.ts';
import { applyPatch, pathOf } from './patch.ts';
import { Reader } from './reader.ts';
import { readSentence, type Seats } from './sentence.ts';
import { startOf } from './table.ts';
import { understood } from './understood.ts';

export interface NotationOptions {
  /** Card data, by name. */
  readonly cards?: CardNames;
}

export interface Notation {
  readonly kind: 'scenario' | 'replay';
  readonly json: Json;
  readonly faults: readonly Fault[];
  /** Passes are left out of the game: they follow from what was done. */
  readonly loose: boolean;
  /** Where the thing at a JSON path of the file was said. */
  placeOf(path: string): Place | null;
  /** How many dice each sentence tells; null where they are told apart. */
  readonly told: readonly number[] | null;
  /** What was understood, in short. */
  readonly understood: string;
  /** Another sentence about the same table, as the decision that it means; throws a NotationError. */
  decision(sentence: string): Json;
}

function fileOf(reader: Reader): Json {
  let json = reader.replay ? recordOf(reader) : scenarioOf(reader);
  for (const [line, cursor] of reader.patches)
    reader.try(line, cursor, () => {
      json = applyPatch(cursor, json);
    });
  return json;
}

function placeOf({ places }: Reader, path: string, json: Json): Place | null {
  const [first, ...more] = pathOf(path);
  const steps = first === 'start' ? more : [first, ...more];
  if (steps[0] === 'cards') return places.get(`card ${String(steps[1])}`) ?? null;
  if (steps[0] === 'script' || steps[0] === 'decisions')
    return places.get(`$.script[${String(steps[1])}]`) ?? null;
  if (steps[0] === 'expect') return places.get(`expect ${String(steps[1])}`) ?? null;
  let found = places.get(`$.${String(steps[0])}`) ?? null;
  let here: unknown = startOf(json);
  for (const step of steps) {
    here = (here as Json | undefined)?.[step as string];
    const id = typeof here === 'string' ? here : isObject(here) ? (here.id ?? here.card) : undefined;
    found = (id !== undefined && places.get(`id ${String(id)}`)) || found;
  }
  return found;
}

/** Reads a text; what is wrong with it stands in `faults`. */
export function readNotation(words: NotationWords, source: string, options: NotationOptions = {}): Notation {
  const reader = new Reader(words, options.cards);
  reader.read(source);
  const json = fileOf(reader);
  const faults = reader.faults.sort((a, b) => a.line - b.line || a.column - b.column);
  const { replay, loose } = reader;
  const short = understood(words, json);
  return {
    kind: replay ? 'replay' : 'scenario',
    json,
    faults,
    loose: replay && loose,
    told: reader.told,
    placeOf: (path) => placeOf(reader, path, json),
    understood: short,
    decision: (sentence) => {
      try {
        const { forms, spoken, deck } = reader;
        return readSentence(sentence, 0, forms, spoken as Spoken, deck.ids as Seats).decision;
      } catch (error) {
        if (!(error instanceof LineFault)) throw error;
        throw new NotationError([{ line: 1, column: error.at + 1, message: error.message }], short);
      }
    },
  };
}

/** The same, but what is wrong is thrown. */
export function parseNotation(words: NotationWords, source: string, options: NotationOptions = {}): Notation {
  const found = readNotation(words, source, options);
  const [first, ...rest] = found.faults;
  if (first) throw new NotationError([first, ...rest], found.understood);
  return found;
}
