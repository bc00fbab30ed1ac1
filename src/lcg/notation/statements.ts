// What is expected of the game as a whole: the dial, the balance, the edge, the engagement, who wins.
import { didYouMean } from '../../core/files/near.ts';
import type { StatementWords } from '../../core/game/game-notation.ts';
import type { Cursor } from '../../core/notation/cursor.ts';
import { Far, form, readForm } from '../../core/notation/form.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { type Kind, kind, type Spoken } from '../../core/notation/kind.ts';
import { printForm } from '../../core/notation/print-forms.ts';
import { POINTS } from '../model/points.ts';
import { PART_OF_ENGAGEMENT } from './engagement.ts';
import { KINDS } from './kinds.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  dial: 'the dial',
  objectives: 'objectives',
  'empty-deck': 'an empty deck',
  effect: 'an effect',
};

const ending: Kind = kind<string | null>(
  'what the game is won by (the dial, objectives, an empty deck, an effect, nothing)',
  ['string', 'null'],
  (cursor) => {
    if (cursor.take(/nothing\b/i)) return null;
    return Object.keys(ENDINGS).find((one) => cursor.take(new RegExp(`${ENDINGS[one]}\\b`, 'i')));
  },
  (value) => (value === null ? 'nothing' : ENDINGS[value]),
);

const point: Kind = kind<string>(
  'a point of the turn',
  ['string'],
  (cursor) => cursor.take(/[a-z]+(?:-[a-z]+)*/i)?.[0].toLowerCase(),
  (value) => (([...POINTS, 'game-over'] as readonly string[]).includes(value) ? value : undefined),
);

const engagement: Kind = {
  what: 'an engagement, like "on Outpost by Luke and Han, defended by Vader"',
  read(cursor, spoken) {
    const found = readForm(PART_OF_ENGAGEMENT, cursor, spoken, new Far());
    return found && Object.keys(found).length > 0 ? found : undefined;
  },
  print: (value, spoken) =>
    isObject(value) ? (printForm(PART_OF_ENGAGEMENT, value, spoken) ?? undefined) : undefined,
};

const FORMS = [
  '{winner:who} wins|win by {wonBy:ending}',
  '{winner:who} wins|win',
  '{winner:who} has|have won',
  'the game is won by {wonBy:ending}',
  'the dial is at {dial:number}',
  'the dial has {dialDamage:number} damage',
  '{balance:side} has the balance',
  'the balance is with {balance:side}',
  '{edge:who} has the edge',
  '{active:side} is active',
  'play stops|ends at {point}',
  'there is no engagement {engagement=null}',
  'the engagement is {engagement}',
  'engaged are|is {engaged:cardsOrNone}',
].map((one) => form(one, { ...KINDS, ending, point, engagement }));

/** The end of a statement. */
const ENDS = /[;.]|$/;
/** What begins a statement of the game and none of a card or a player. */
const BEGINS = /(?:(?:dark|light)\s+has\s+)?the\s|there\s|play\s|engaged\s|nobody\s/i;

function readOne(cursor: Cursor, spoken: Spoken): Json | null {
  const { at } = cursor;
  const far = new Far();
  for (const one of FORMS) {
    cursor.at = at;
    const found = readForm(one, cursor, spoken, far);
    if (found && cursor.sees(ENDS)) return found;
    if (found) far.miss(cursor.at, '";" or the end of the line');
  }
  cursor.at = at;
  if (!cursor.sees(BEGINS) || spoken.names.take(cursor) !== null) return null;
  cursor.at = far.at;
  const read = cursor.text.slice(at, far.at).trim();
  const words = [...far.expected].flatMap((one) => (/^"[a-z]+"$/i.test(one) ? one.slice(1, -1) : []));
  const near = didYouMean(/^[a-z-]+/i.exec(cursor.rest)?.[0] ?? '', words);
  return cursor.fail(
    `After "${read}" this is expected: ${[...far.expected].join(', ')}; but ${cursor.here}.${near}`,
  );
}

export const statements: StatementWords = {
  read: readOne,
  print(name, value, spoken) {
    for (const one of FORMS) {
      const said = printForm(one, { [name]: value }, spoken);
      if (said !== null) return [said];
    }
    return null;
  },
  verb: (text) =>
    /^(?:\d|[A-Z]|no |hand|deck|discard |objective|victory|units|reserve|edge|Force|resources|capacity|traits)/.test(
      text,
    )
      ? 'has'
      : 'is',
  like: 'A card, Dark, Light, "the dial", "nobody" or "the engagement"',
};
