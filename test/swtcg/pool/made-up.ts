// Set files of made-up cards, for tests.
const HEADER =
  'Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification\tDraftRarity';

export interface MadeUp {
  readonly name: string;
  readonly side?: string;
  readonly type?: string;
  readonly subtype?: string;
  /** Cost, speed, power, health. */
  readonly values?: readonly string[];
  readonly usage?: string;
  readonly text?: string;
}

export const row = ({ name, side, type, subtype, values, usage, text }: MadeUp): string =>
  [
    name,
    'TST',
    'IMG',
    side ?? 'L',
    type ?? 'Character',
    subtype ?? 'Rebel Soldier',
    ...(values ?? ['3', '40', '3', '3']),
    'C',
    '1',
    usage ?? '',
    text ?? '',
    '',
    '',
    '',
  ].join('\t');

export const setText = (cards: readonly (MadeUp | string)[], newline = '\n'): string =>
  [HEADER, ...cards.map((one) => (typeof one === 'string' ? one : row(one))), ''].join(newline);
