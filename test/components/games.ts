// Games for the tests of the viewer: recorded here and now, so that no file's content matters.

import { html } from 'lit';
import { playMatch, type Replay, readScenario, record, startPosition } from '../../src/engine.ts';
import '../../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { greedy } from '../../src/swtcg/players/greedy.ts';
import { starterScenario } from '../../src/swtcg/starter/index.ts';
import { inColumn, until, updated } from './helpers.ts';

const played = new Map<number, string>();

/** A game between two built-in players. It is played once for each file of tests. */
export function recorded(seed = 7): Replay {
  const text = played.get(seed) ?? JSON.stringify(playedNow(seed));
  played.set(seed, text);
  return JSON.parse(text);
}

function playedNow(seed: number): Replay {
  const start = startPosition(readScenario(JSON.parse(JSON.stringify(starterScenario(seed)))), {
    autoPass: 'empty',
  });
  const session = playMatch(start, { players: { dark: greedy, light: greedy }, seed });
  const header = {
    event: 'Winter League',
    round: 'Final',
    dark: { player: 'Marit' },
    light: { player: 'Jo' },
  };
  return record(session, { seed, every: 1, header });
}

export const addressOf = (file: unknown): string =>
  URL.createObjectURL(new Blob([typeof file === 'string' ? file : JSON.stringify(file)]));

/** A viewer with a file, once its first step can be seen; with `whole` once all of it has been played. */
export async function shown(
  file: unknown,
  {
    width = 1000,
    whole = true,
    ...attributes
  }: Record<string, unknown> & { width?: number; whole?: boolean } = {},
): Promise<SwtcgReplay> {
  const element = document.createElement('swtcg-replay');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.src = addressOf(file);
  await inColumn(html`${element}`, { width });
  await until(() => element.shadowRoot?.querySelector('[part=board], .error') !== null, 'the game');
  if (whole) await until(() => !element.timeline.growing, 'the whole game');
  await settled(element);
  return element;
}

/** Waits until the viewer and its parts are drawn. */
export async function settled(element: SwtcgReplay): Promise<void> {
  await updated(element);
  for (const part of element.shadowRoot?.querySelectorAll('[part=board], swtcg-log, swtcg-controls') ?? [])
    await updated(part);
}
