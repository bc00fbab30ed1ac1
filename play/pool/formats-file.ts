// formats.txt: which sets a format of play has.
import { type Fault, shown } from './fault.ts';
import { tagsOf } from './tags.ts';

export interface Format {
  readonly label: string;
  readonly sets: readonly string[];
}

/** Sets that the file calls by another code than their own file does. */
const OTHER_CODES: Readonly<Partial<Record<string, string>>> = { BSB: 'BOSB' };

const KNOWN = ['formatdefinitions', 'format', 'label', 'set'];

export function readFormats(
  source: string,
  file: string,
): { readonly formats: readonly Format[]; readonly faults: readonly Fault[] } {
  const formats: Format[] = [];
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
    if (!KNOWN.includes(tag)) fault(line, `The tag <${tag}> is not known here.`);
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

const plain = (label: string): string => label.replace(/\s+/g, ' ').trim().toLowerCase();

/** By its label, or by what stands before the hyphen in it ("TOR" for "TOR - The Old Republic"), in any case. */
export const findFormat = (formats: readonly Format[], name: string): Format | undefined =>
  formats.find(({ label }) => plain(label) === plain(name)) ??
  formats.find(({ label }) => plain(label.split(' - ')[0] ?? '') === plain(name));
