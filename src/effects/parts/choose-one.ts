// "Choose one": the player decides between instructions, and can't change their mind (Phrases, "choose one").
import { wording as words } from '../../cards/wording.ts';
import { other } from '../../game/state.ts';
import { openWindow } from '../../game/windows.ts';
import { instead, setFrame } from '../frames.ts';
import type { PartOf, PartRule } from './part.ts';

export const chooseOne: PartRule<PartOf<'choose-one'>> = {
  perform: (game, frame, part) => {
    const options = part.words ?? part.of.map(words().printParts);
    if (frame.round === 0) {
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: part.by ? other(frame.by) : frame.by,
        options,
      });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    const wording = frame.answers[0]?.[0];
    const chosen = part.of[options.indexOf(wording ?? '')] ?? [];
    return instead(game, frame, chosen);
  },
};
