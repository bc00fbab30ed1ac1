// The forms of a game's words, made once.
import type { NotationWords } from '../../core/game/game-notation.ts';
import { memoize } from '../../core/memo.ts';
import { type Form, form } from '../../core/notation/form.ts';
import type { Kind } from '../../core/notation/kind.ts';

interface PartForms {
  readonly card: readonly Form[];
  readonly player: readonly Form[];
}

export interface Forms {
  readonly words: NotationWords;
  readonly side: Kind;
  readonly sentences: ReadonlyMap<string, readonly Form[]>;
  readonly expected: PartForms;
  readonly byHand: PartForms;
}

export const formsOf = memoize((words: NotationWords): Forms => {
  const { kinds, forms } = words.sentences;
  const made = (all: readonly string[]) => all.map((one) => form(one, kinds));
  const parts = ({ card, player }: NotationWords['expected']) => ({ card: made(card), player: made(player) });
  return {
    words,
    side: kinds.side as Kind,
    sentences: new Map(Object.entries(forms).map(([deed, all]) => [deed, made(all)])),
    expected: parts(words.expected),
    byHand: parts(words.byHand),
  };
});
