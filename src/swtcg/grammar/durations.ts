// How long. "This turn" and "until end of turn" are one; when a battle ends is for the edition to say.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Duration } from '../language/effect.ts';

/** Whether what is said of units for that long is said of those that come later too. */
export const lastsOn = (duration: Duration): duration is 'battle' | 'turn' =>
  duration === 'battle' || duration === 'turn';

export function durations(g: Grammar): void {
  const duration = g.category<Duration>('duration');
  g.form(duration, 'for this|that|the attack', 'attack');
  g.form(duration, 'until [the] end of [the|this] turn', 'turn');
  g.form(duration, 'until [the] end of [the|this] battle', 'battle');
  g.form(duration, 'this turn', 'turn');
  g.form(duration, 'until [the] end of [the|your] next turn', 'next-turn');
  g.form(duration, 'during this|that attack', 'attack');
  g.form(duration, 'for its|his|her next attack', 'next-attack');
  g.form(duration, 'until the end of the battle step', 'step');
  g.form(duration, 'until the end of the {a:arena} battle step', hole('a'));
  g.form(duration, 'until end of the {a:arena} battle step', hole('a'));
  // What lies on a card for good ends when the card leaves play: then it is another card.
  g.form(duration, 'until it leaves play', 'leaves');
  g.form(duration, 'until [the] end of [the] game', 'leaves');
  g.form(duration, 'until the game ends', 'leaves');
  g.form(duration, 'until it|he|she is discarded', 'leaves');
  g.form(duration, 'until it|he|she leaves play', 'leaves');
}
