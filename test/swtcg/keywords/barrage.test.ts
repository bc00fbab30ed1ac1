// Keywords, Barrage.
import { attacksAnotherArena } from '../../helpers/other-arena.ts';

attacksAnotherArena('Barrage', 'Ground', 'Character', 'Space');
