// Deck files: LackeyCCG's .dek with tags, and plain text with a count and a name a line.
import { type Fault, shown } from './fault.ts';
import { tagsOf } from './tags.ts';

export const ZONES = ['deck', 'supply', 'sideboard', 'outside the game'] as const;
export type DeckZone = (typeof ZONES)[number];

/** Copies of a card in a deck file. */
export interface DeckEntry {
  readonly zone: DeckZone;
  readonly name: string;
  /** A text deck names no sets. */
  readonly set: string | null;
  readonly count: number;
  readonly line: number;
}

export interface DeckFile {
  readonly entries: readonly DeckEntry[];
  readonly faults: readonly Fault[];
}

const zoneOf = (name: string): DeckZone | undefined => {
  const plain = name.replace(/\s+/g, ' ').trim().toLowerCase();
  return ZONES.find((zone) => zone === plain);
};

/** More copies than anybody has: a slip of the finger, or a file made to be slow. */
const MOST = 1000;
const LONGEST = 500;

export const readDeckFile = (source: string, file: string): DeckFile =>
  /^\ufeff?\s*</.test(source) ? readTagged(source, file) : readPlain(source, file);

function readTagged(source: string, file: string): DeckFile {
  const entries: DeckEntry[] = [];
  const faults: Fault[] = [];
  const fault = (line: number, message: string) => faults.push({ file, line, message });
  let zone: DeckZone | null = null;
  let card: { name: string; set: string; line: number } | null = null;
  let inside: string | null = null;
  const take = () => {
    if (card && !zone) fault(card.line, 'A card that is in no zone of the deck.');
    else if (card && card.name === '') fault(card.line, 'A card without a name.');
    else if (card && card.name.length > LONGEST)
      fault(card.line, `The name ${shown(card.name)} is too long.`);
    else if (card && zone)
      entries.push({ zone, name: card.name, set: card.set || null, count: 1, line: card.line });
    card = null;
  };
  for (const piece of tagsOf(source)) {
    if (piece.is === 'text') {
      if (card && (inside === 'name' || inside === 'set')) card[inside] += piece.text;
      else if (zone || card) fault(piece.line, `${shown(piece.text)} is neither a name nor a set.`);
      continue;
    }
    const { is, tag, line, attributes } = piece;
    inside = is === 'open' ? tag : null;
    if (tag === 'card') {
      // One that was not closed ends where the next begins.
      take();
      if (is === 'open') card = { name: '', set: '', line };
    } else if (tag === 'superzone') {
      take();
      zone = is === 'open' ? (zoneOf(attributes.name ?? '') ?? null) : null;
      if (is === 'open' && !zone) fault(line, `The zone ${shown(attributes.name ?? '')} is not known.`);
    }
  }
  take();
  return { entries, faults };
}

/** `count<TAB>name` a line; a blank line ends the deck, and the names of the other zones head them. */
function readPlain(source: string, file: string): DeckFile {
  const entries: DeckEntry[] = [];
  const faults: Fault[] = [];
  let zone: DeckZone | null = 'deck';
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  lines.forEach((text, at) => {
    const line = at + 1;
    const fault = (message: string) => faults.push({ file, line, message });
    const plain = text.trim();
    if (plain === '') {
      if (entries.length > 0) zone = null;
      return;
    }
    const head = /^([^\t\d][^\t]*):$/.exec(plain)?.[1];
    const named = head === undefined ? undefined : zoneOf(head);
    if (named) {
      zone = named;
      return;
    }
    const [, count, name] = /^(\d+)(?:\t|x? +)\s*(.+)$/i.exec(plain) ?? [];
    if (count === undefined || name === undefined)
      fault(`${shown(plain)} is not a count and the name of a card.`);
    else if (Number(count) < 1 || Number(count) > MOST) fault(`${shown(count)} is no number of copies.`);
    else if (name.length > LONGEST) fault(`The name ${shown(name)} is too long.`);
    else if (!zone) fault(`${shown(plain)} stands after the deck's end and below no zone's name.`);
    else {
      const [cardName = '', set = ''] = name.split('\t').map((cell) => cell.trim());
      entries.push({ zone, name: cardName, set: set || null, count: Number(count), line });
    }
  });
  return { entries, faults };
}
