// Keywords, Ion Cannon.
import { attacksAnotherArena } from '../../helpers/other-arena.ts';

attacksAnotherArena('Ion Cannon', 'Ground', 'Space', 'Character');
