// Keywords, Bombard.
import { attacksAnotherArena } from '../../helpers/other-arena.ts';

attacksAnotherArena('Bombard', 'Space', 'Ground', 'Character');
