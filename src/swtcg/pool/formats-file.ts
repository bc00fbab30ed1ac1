// formats.txt: which sets a format of play has.
import { type DeckFormat, isCalled } from '../deck/legal.ts';
import { type Fault, shown } from './fault.ts';
import { tagsOf } from './tags.ts';

/** Sets that the file calls by another code than their own file does. */
const OTHER_CODES: Readonly<Partial<Record<string, string>>> = { BSB: 'BOSB' };

const KNOWN = ['formatdefinitions', 'format', 'label', 'set'];

export function readFormats(
  source: string,
  file: string,
): { readonly formats: readonly DeckFormat[]; readonly faults: readonly Fault[] } {
  const formats: DeckFormat[] = [];
  const faults: Fault[] = [];
  let open: { label: string | null; sets: string[]; line: number } | null = null;
  let inside: 'label' | 'set' | null = null;
  const fault = (line: number, message: string) => faults.push({ file, line, message });
  const close = () => {
    if (open?.label) formats.push({ label: open.label, sets: open.sets });
    else if (open) fault(open.line, 'A format without a label.');
    open = null;
  };
  for (const piece of tagsOf(source)) {
    if (piece.is === 'text') {
      if (!open || !inside) fault(piece.line, `${shown(piece.text)} belongs to no label and no set.`);
      else if (inside === 'set') open.sets.push(codeOf(piece.text));
      else if (open.label === null) open.label = piece.text;
      else fault(piece.line, `A second label, ${shown(piece.text)}, for the format ${shown(open.label)}.`);
      continue;
    }
    const { is, tag, line } = piece;
    if (!KNOWN.includes(tag)) fault(line, `The tag ${shown(tag)} is not known here.`);
    if (tag === 'format') {
      // One that was not closed ends where the next begins.
      close();
      if (is === 'open') open = { label: null, sets: [], line };
    }
    inside = is === 'open' && (tag === 'label' || tag === 'set') ? tag : null;
  }
  close();
  return { formats, faults };
}

const codeOf = (text: string): string => {
  const code = text.toUpperCase();
  return OTHER_CODES[code] ?? code;
};

export const findFormat = (formats: readonly DeckFormat[], name: string): DeckFormat | undefined =>
  formats.find((format) => isCalled(format, name));
