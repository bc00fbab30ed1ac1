// Texts as the notation writes them: in quotation marks, with what an editor would change written as an escape.
import { cleaned } from './clean.ts';
import { Cursor } from './cursor.ts';

const escaped = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function quote(text: string): string {
  const plain = `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
  if (readsAs(plain, text)) return plain;
  return `"${text.replace(/[^A-Za-z0-9 .,:;()+/]|^ | $/g, escaped)}"`;
}

function readsAs(written: string, text: string): boolean {
  if (cleaned(written) !== written) return false;
  const cursor = new Cursor(written);
  return cursor.quoted() === text && cursor.done;
}
