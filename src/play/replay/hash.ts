// A short hash of a position: taken over the documented view with sorted keys, so that the engine may change inside.
import type { BaseView } from '../../core/game/game-types.ts';
import { memoizeText } from '../../core/memo.ts';

/** Names are written again and again. */
const quote = memoizeText((name) => `${JSON.stringify(name)}:`);

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value) text += `${text && ','}${canonical(one)}`;
    return `[${text}]`;
  }
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).sort())
    text += `${text && ','}${quote(key)}${canonical(fields[key])}`;
  return `{${text}}`;
}

/** 64 bits in 16 hexadecimal digits: two rounds of a multiplicative hash with different constants. */
export function hashText(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (b >>> 15), 0x2c1b3c6d);
  b = Math.imul(b ^ (a >>> 13), 0x297a2d39);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

export const hashView = (view: BaseView): string => hashText(canonical(view));
