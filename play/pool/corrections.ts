// Misprints in set files, corrected card by card: a small spot and what should stand there. A correction that no longer
// finds its spot does nothing: the file has been mended.

interface Correction {
  /** What stands in the file; only the first place is meant. */
  readonly wrong: string;
  readonly right: string;
}

/** By "SET/Name", or "/Name" for every printing of the card. */
const CORRECTIONS: Readonly<Partial<Record<string, readonly Correction[]>>> = {};

export function corrected(text: string, card: string): string {
  const everywhere = card.slice(card.indexOf('/'));
  return [...(CORRECTIONS[card] ?? []), ...(CORRECTIONS[everywhere] ?? [])].reduce(
    (said, { wrong, right }) => said.replace(wrong, () => right),
    text,
  );
}
