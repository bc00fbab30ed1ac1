// The expanded rulebook of 2022.
import type { Edition } from './edition.ts';

export const edition2022: Edition = { id: 'swtcg-2022' };
