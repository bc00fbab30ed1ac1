// How games of this game are written down, and how what may come from anybody is read.
import type { StorageFiles } from '../../core/game-files.ts';
import type { Edition } from '../editions/edition.ts';
import type { SwtcgTypes } from '../types.ts';
import { type ReplayCard, writeCards } from './card.ts';
import { checkEffects } from './effects.ts';
import { readSavedStart } from './saved-start.ts';
import { type SaveFile, saveFile } from './validators/save.ts';
import { writeStart } from './write-start.ts';

export const createStorage = (edition: Edition): StorageFiles<SwtcgTypes> => ({
  checkCards: (cards, path) => checkEffects(cards as Readonly<Record<string, ReplayCard>>, path),
  writeTable: (start) => ({ cards: writeCards(start.box.defs), start: writeStart(start) }),
  saveCheck: saveFile,
  readStart: (json) => readSavedStart(edition, json as SaveFile['start']),
});
