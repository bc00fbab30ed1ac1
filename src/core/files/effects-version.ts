// Cards in files are compiled to the effect language of their game, which grows.
import { fail } from './fail.ts';

/** Whether the effects of a file's cards are in a language that is spoken here. */
export function checkEffectsVersion(made: { readonly effects: number } | undefined, spoken: number): void {
  if (made && made.effects > spoken)
    fail(
      '$.made.effects',
      `The cards are compiled to a newer effect language (${made.effects}); this version of swtcg speaks ${spoken}.`,
    );
}
