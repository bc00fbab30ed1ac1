// Places in play in words: the path of the active states, as a language says it.
import type { Navigation, PlaceWords } from '../../core/game/presentation.ts';

/** `shuffleAndDraw` as "Shuffle and draw". */
export function plain(state: string): string {
  const words = state.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The path of active states in words, each by its place: "Turn 3", "Battle", "Space", "Attack", "Damage prevention". */
export const pathWords = (path: readonly string[], turn: number, said: PlaceWords): string[] =>
  path.map((state) => (state === 'turn' ? said.turn(turn) : (said.places[state] ?? plain(state))));

/** The heading of the group that a line of the log belongs to: "Turn 3 · Battle · Space". */
export const groupWords = (
  path: readonly string[],
  turn: number,
  said: PlaceWords,
  { heading }: Pick<Navigation, 'heading'>,
): string => pathWords(heading(path), turn, said).join(' · ');
