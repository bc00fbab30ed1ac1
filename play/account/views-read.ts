// Reading a log of views. It comes from a stranger: what it is drawn from must be there and be what it should be.
import { checkSchema } from '../replay/check.ts';
import { tooDeep } from '../scenario/depth.ts';
import { fail } from '../scenario/fail.ts';
import { LIMITS } from '../scenario/limits.ts';
import { unpacked } from './unpacked.ts';
import type { Views } from './views.ts';
import { schema } from './views-schema.ts';

const FORMAT = 'swtcg-views/';
/** 1 has every step in full, 2 leaves out what is as in the step before. */
const CURRENT = 2;

/** What the view of a first step has besides cards. */
const TABLE = ['dark', 'light', 'winner', 'control'];

/** A log has a view for every step: it may be larger than the game. */
const MOST = 2 * LIMITS.replaySize;

function parsed(text: string): unknown {
  if (text.length > MOST)
    fail('$', `The text is too large: ${text.length} characters, at most ${MOST}.`, 'unreadable');
  if (tooDeep(text))
    fail('$', `The text is nested too deeply: at most ${LIMITS.depth} levels.`, 'unreadable');
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail('$', `The text is not JSON: ${(error as Error).message}`, 'unreadable');
  }
}

/** Throws a SwtcgError where the text is not a log of views. */
export function readViews(text: string): Views {
  let json = parsed(text);
  const format = (json as { readonly format?: unknown } | null)?.format;
  if (format === `${FORMAT}${CURRENT}`) json = unpacked(json as Record<string, unknown>);
  if (typeof format === 'string' && Number(format.slice(FORMAT.length)) > CURRENT)
    fail(
      '$.format',
      `This log of views has the newer format "${format}"; this viewer reads "${FORMAT}${CURRENT}".`,
    );
  checkSchema(schema, json);
  const views = json as Views;
  const [first] = views.steps;
  if (!first) fail('$.steps', 'This is empty: a log of views has a step.');
  for (const key of TABLE)
    if (!Object.hasOwn(first.view, key))
      fail(`$.steps[0].view.${key}`, `This is missing: the view of the first step is whole.`);
  return views;
}
