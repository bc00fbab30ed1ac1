// Which triggering conditions the cards of a game ask for at all: most things that happen need no window.
import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import type { EventName, Trigger } from '../language/trigger.ts';
import type { GameEvent } from '../model/acts.ts';
import type { GameState } from '../model/state.ts';

type Defs = Readonly<Record<string, CardDef>>;

interface Listener {
  readonly kind: string;
  readonly when: Trigger;
}

/** Every trigger in any effect, also in those that cards gain. */
function collect(data: unknown, found: Listener[]): void {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    for (const one of data) collect(one, found);
    return;
  }
  if ('when' in data && 'kind' in data) found.push(data as Listener);
  for (const one of Object.values(data)) collect(one, found);
}

const listeners = memoize((defs: Defs) => {
  const found: Listener[] = [];
  for (const { effects } of Object.values(defs)) collect(effects, found);
  const by = (kind: string) =>
    new Set<EventName>(
      found.filter((one) => one.kind === kind).flatMap(({ when: { on, or = [] } }) => [on, ...or]),
    );
  return {
    interrupt: by('interrupt'),
    reaction: by('reaction'),
    automatic: by('automatic'),
    firsts: found.some(({ when }) => when.first !== undefined),
  };
});

/** Whether any card of the game could answer one of these. */
export const isHeard = (
  { box }: GameState,
  kind: 'interrupt' | 'reaction' | 'automatic',
  events: readonly GameEvent[],
): boolean => {
  const heard = listeners(box.defs)[kind];
  return heard.size > 0 && events.some(({ on }) => heard.has(on));
};

/** Whether any card asks for the first occurrence of something. */
export const countsFirsts = ({ box }: GameState): boolean => listeners(box.defs).firsts;
