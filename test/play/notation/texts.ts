// Scenarios and recorded games to be written in the notation: those of the repository, and the shared cases where they are there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '../../../src/core/notation/json.ts';
import { type NotationOptions, readNotation as read } from '../../../src/play/notation/read.ts';
import { notation } from '../../../src/swtcg/notation/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = [
  'components/demo',
  'replays',
  '../shared/spec/cases/core',
  '../shared/spec/cases/battle',
  '../shared/spec/cases/command',
];

export function files(): [name: string, json: Json][] {
  return FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name): [string, Json] => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
    );
}

/** In the words of the first game. */
export const readNotation = (text: string, options?: NotationOptions) => read(notation, text, options);

export const POSITION = `dark: 3 Force
  space: Star Destroyer 30/5/6 "Critical Hit 2"
light: 4 Force
  space: X-wing 60/3/3 "Pay 1 Force -> Evade 2", Y-wing 40/2/4
`;
