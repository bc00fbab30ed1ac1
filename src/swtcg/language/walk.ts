// Asking what stands in an effect, at any depth: `somePiece(effect, ({ do: deed }) => deed === 'tap')`. The words and values
// that can be asked for are those of the language: a question that it no longer has an answer to does not compile.
import type {
  Amount,
  Condition,
  Cost,
  DisruptTarget,
  Effect,
  Filter,
  Gain,
  Only,
  Part,
  RollCase,
  Selector,
  StatChange,
  StaticPart,
  Tally,
  Trigger,
} from './effect.ts';

type Language =
  | Effect
  | Trigger
  | Condition
  | Cost
  | Only
  | Part
  | StaticPart
  | RollCase
  | DisruptTarget
  | Selector
  | Filter
  | Measure
  | Exclude<Amount, number | 'X'>
  | Tally
  | Gain
  | StatChange
  | NonNullable<Extract<Part, { do: 'look-top' }>['take']>;

/** What a filter compares with a number. */
type Measure = NonNullable<
  Filter['damage' | 'counters' | 'attached' | 'stackSize' | 'against' | 'over' | 'stat' | 'printed']
>;

type WordOf<Kind> = Kind extends object ? keyof Kind & string : never;
type ValueOf<Kind, Word> = Kind extends object ? (Word extends keyof Kind ? Kind[Word] : never) : never;

/** Any piece of an effect: the effect itself, an instruction, a cost, a condition, a filter, an amount. */
export type Piece = { readonly [Word in WordOf<Language>]?: ValueOf<Language, Word> };

/** Whether any piece answers the question. */
export function somePiece<Asked extends object = Piece>(
  data: unknown,
  question: (piece: Asked) => boolean,
): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((one) => somePiece(one, question));
  return question(data as Asked) || Object.values(data).some((one) => somePiece(one, question));
}

/** The same data with pieces changed; `change` gets each piece once those within it are changed. What stays is not copied. */
export function mapPieces<Data, Asked extends object = Piece>(
  data: Data,
  change: (piece: Asked) => object,
): Data {
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const list = value.map(walk);
      return list.some((one, i) => one !== value[i]) ? list : value;
    }
    let changed = false;
    const entries = Object.entries(value).map(([word, one]) => {
      const now = walk(one);
      changed ||= now !== one;
      return [word, now] as const;
    });
    return change((changed ? Object.fromEntries(entries) : value) as Asked);
  };
  return walk(data) as Data;
}

/** Whether X stands in it, as an amount or a part of one. */
export const saysX = (data: unknown): boolean =>
  data === 'X' || (typeof data === 'object' && data !== null && Object.values(data).some(saysX));

/** It speaks of a card that was spoken of before. */
export const speaksOfThat = (data: unknown): boolean => somePiece(data, ({ self }) => self === 'that');

/** It speaks of a card or an arena that was spoken of before. */
export const speaksBack = (data: unknown): boolean =>
  somePiece(data, ({ self, arena }) => self === 'that' || arena === 'there');

/** A keyword's effect. */
export const isKeyword =
  (name: string) =>
  ({ kind, keyword }: Piece): boolean =>
    kind === 'keyword' && keyword === name;
