// Helpers of the reading tests.
import assert from 'node:assert/strict';
import { keyOf } from '../../../src/core/grammar/shape.ts';
import type {
  Condition,
  Cost,
  Effect,
  Only,
  Part,
  StaticPart,
  Trigger,
} from '../../../src/swtcg/language/effect.ts';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';

/** Text → effect → text' → the same effect, and text' → text'. */
export function assertFixed(effect: Effect, names?: Parameters<typeof readParagraph>[2]): string {
  const wording = printEffect(effect);
  const again = readParagraph(wording, undefined, names);
  assert.ok(again.ok, `its own wording is not read: ${wording}`);
  assert.equal(keyOf(again.effect), keyOf(effect), wording);
  assert.equal(printEffect(again.effect), wording);
  return wording;
}

export function read(text: string): Effect {
  const result = readParagraph(text);
  assert.ok(result.ok, result.ok ? '' : `${text}: ${result.message}`);
  assertFixed(result.effect);
  return result.effect;
}

export function refused(text: string): void {
  const result = readParagraph(text);
  assert.ok(!result.ok, result.ok ? `read as: ${printEffect(result.effect)}` : '');
  assert.equal(result.reason, 'unread');
}

export function partsOf(text: string): readonly Part[] {
  const effect = read(text);
  assert.ok(effect.kind === 'instruction', effect.kind);
  return effect.parts;
}
export function costOf(text: string): readonly Cost[] {
  const effect = read(`${text} -> Draw a card.`);
  assert.ok(effect.kind === 'activated', effect.kind);
  return effect.cost;
}
export function triggerOf(text: string): Trigger {
  const effect = read(`${text}, draw a card.`);
  assert.ok(effect.kind === 'triggered', effect.kind);
  return effect.when;
}
export function onlyOf(text: string): readonly Only[] {
  const effect = read(`Pay 1 Force -> Draw a card. ${text}`);
  assert.ok(effect.kind === 'activated' && effect.only);
  return effect.only;
}
export function conditionsOf(text: string): readonly Condition[] {
  const effect = read(`As long as ${text}, this unit gets Armor.`);
  assert.ok(effect.kind === 'static' && effect.if);
  return effect.if;
}
export function staticOf(text: string): readonly StaticPart[] {
  const effect = read(text);
  assert.ok(effect.kind === 'static' && !effect.if);
  return effect.parts;
}
