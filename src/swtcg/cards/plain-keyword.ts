// A paragraph that is nothing but a keyword, by itself or for Force, is known at a glance: "Armor", "Critical Hit 2",
// "Pay 1 Force -> Evade 2". Most examples have no others, and need no grammar. Everything else is for the grammar
// (read.ts), which reads these in the same way (a test says so).
import type { KeywordEffect } from '../language/effect.ts';
import { findKeyword } from './keyword-names.ts';

const PLAIN = /^(?:pay (\d{1,3}) force (?:->|\u2192) )?([a-z]+(?: [a-z]+)?)(?: ([+-]?\d{1,3}))?\.?$/i;

export function atAGlance(paragraph: string): KeywordEffect | null {
  const [, force, name = '', value] = PLAIN.exec(paragraph) ?? [];
  const known = findKeyword(name);
  if (known?.parameter !== (value === undefined ? 'none' : 'number')) return null;
  return {
    ...(force !== undefined && { cost: [{ pay: 'force', n: Number(force) }] }),
    kind: 'keyword',
    keyword: known.name,
    ...(value !== undefined && { value: Number(value) }),
  };
}
