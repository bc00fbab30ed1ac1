// "Choose one": the player decides between instructions, and can't change their mind (Phrases, "choose one").
import { SwtcgError } from '../../core/error.ts';
import { instead, setFrame } from '../effects/frames.ts';
import { other } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import type { PartOf, PartRule } from './part.ts';

/** Whoever compiles effects, or reads them from a file, gives their options words (cards/option-words.ts). */
function wordsOf({ words }: PartOf<'choose-one'>): readonly string[] {
  if (words) return words;
  throw new SwtcgError({ code: 'bad-scenario', message: 'The options of "choose one" are not in words.' });
}

export const chooseOne: PartRule<PartOf<'choose-one'>> = {
  perform: (game, frame, part) => {
    const options = wordsOf(part);
    if (frame.round === 0) {
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: part.by ? other(frame.by) : frame.by,
        options,
      });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    const answer = frame.answers[0]?.[0];
    const chosen = part.of[options.indexOf(answer ?? '')] ?? [];
    return instead(game, frame, chosen);
  },
};
