// Options that people say in words of their own. The rules know an option by its number and by the words that the engine
// has for it; whoever reads what people write puts other words that mean the same into those. It brings the grammar along.

import { sameData } from '../../core/grammar/shape.ts';
import { optionMeant } from '../decisions/choosing.ts';
import type { Decision } from '../decisions/decision.ts';
import { costMeant, upkeepsDue } from '../decisions/upkeep.ts';
import { currentFrame } from '../effects/frames.ts';
import type { ActivatedEffect } from '../language/effect.ts';
import type { GameState } from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import { def, hasCard, unitOf } from '../model/zones.ts';
import { printParts } from '../text/print.ts';
import { readParagraph } from '../text/read.ts';

/** Instructions in the engine's own words, if they can be read. */
function inOwnWords(text: string, self: { readonly name: string }): string {
  const found = readParagraph(text, self);
  return found.ok && found.effect.kind === 'instruction' ? printParts(found.effect.parts) : text;
}

function chosen(game: GameState, said: string): string {
  const window = currentWindow(game);
  const source = currentFrame(game)?.source;
  // Only instructions have words: they are told from ids, arenas and names by their length.
  if (!window?.options.some((one) => one.includes(' ')) || source === undefined) return said;
  const isCard: boolean = hasCard(game, said);
  if (isCard || optionMeant(game, window, said) !== undefined) return said;
  // A list of Adapt says what the unit gets.
  const list = `This unit gets ${said.replace(/,(?=[^,]*$)/, ' and')} until end of turn.`;
  const own = [said, list].map((words) => inOwnWords(words, def(game, source)));
  return own.find((words) => optionMeant(game, window, words) !== undefined) ?? said;
}

/** The cost of an Upkeep that a text says. */
function costSaid(text: string, self: { readonly name: string }): ActivatedEffect | undefined {
  const found = readParagraph(`Upkeep: ${text}`, self);
  return found.ok && found.effect.kind === 'keyword' ? found.effect.options?.[0] : undefined;
}

function paid(game: GameState, unit: string, said: string): string {
  for (const due of upkeepsDue(game)) {
    if (due.unit !== unit || costMeant(due, said) >= 0) continue;
    const cost = costSaid(said, def(game, unit));
    const at = cost ? due.options.findIndex((option) => sameData(option, cost)) : -1;
    if (at >= 0) return due.words[at] ?? said;
  }
  return said;
}

/** A decision as the rules understand it in the present window. */
export const restate = (game: GameState, decision: Decision): Decision => {
  const { value, cost, unit } = decision;
  if (decision.do === 'choose' && typeof value === 'string') {
    const own = chosen(game, value);
    return own === value ? decision : { ...decision, value: own };
  }
  if (decision.do === 'upkeep' && typeof cost === 'string' && hasCard(game, unit)) {
    const own = paid(game, unitOf(game, unit), cost);
    return own === cost ? decision : { ...decision, cost: own };
  }
  return decision;
};
