// `swtcg picture`: a step of a scenario or a replay as an image.

import type { Perspective } from '../../core/game/game-steps.ts';
import type { Side } from '../../swtcg/model/state.ts';
import { pictureOf } from '../../swtcg/picture/picture.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import { presentation } from '../../swtcg/view/presentation.ts';
import type { ToldFile } from '../steps/recorded-steps.ts';
import { stepAt } from '../steps/step.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { oneFile, toldFile } from './shown.ts';
import { stepAddress } from './transcript.ts';

export const PICTURE_HELP = `swtcg picture FILE [--step STEP] [--theme light|dark] [--perspective WHO] [--flip] [--cards DIR]

Plays a scenario or a replay and prints one step as an SVG image, for pages that allow no scripts.

  FILE               a scenario or replay file, in JSON or in the notation; - reads standard input
  --step STEP        the step's address in the viewer (12.3), or last; default: the first. If it doesn't
                     exist, the last one before it
  --theme THEME      light (default) or dark
  --perspective WHO  both (default), dark, light or spectator: what they can't see is not in the image
  --flip             Light above, Dark below
  --cards DIR        card data that a scenario refers to: set files, or one compiled file

Exit code 0: printed. 2: the file can't be read.
`;

const WHO: readonly Perspective<Side>[] = ['both', 'dark', 'light', 'spectator'];

/** Only one game can be drawn so far. */
const canBeDrawn = (file: ToldFile | ToldFile<SwtcgTypes>): file is ToldFile<SwtcgTypes> =>
  file.game.presentation === presentation;

function oneOf<T extends string>(option: string, given: string | undefined, known: readonly T[]): T {
  const found = known.find((one) => one === (given ?? known[0]));
  if (!found) throw new UsageError(`${option} is one of ${known.join(', ')}, not "${given}".`);
  return found;
}

export async function picture(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(
    argv,
    ['--step', '--theme', '--perspective', '--cards'],
    ['--flip'],
  );
  if (flags.has('--help')) {
    io.out(PICTURE_HELP);
    return 0;
  }
  const theme = oneOf('--theme', values['--theme'], ['light', 'dark']);
  const perspective = oneOf('--perspective', values['--perspective'], WHO);
  const given = values['--step'];
  const step = given === 'last' ? given : stepAddress(given);
  const file = await toldFile(oneFile(words), values['--cards'], io);
  if (!canBeDrawn(file)) throw new UsageError(`There are no pictures of ${file.game.id} games.`);
  const { account } = file;
  const index = step === undefined ? 0 : step === 'last' ? account.length - 1 : stepAt(account, step);
  io.out(pictureOf(file, index, { theme, perspective, flip: flags.has('--flip') }));
  return 0;
}
