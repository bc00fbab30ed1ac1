/** A word of a text, as it stands there and in small letters. */
export interface Token {
  readonly text: string;
  readonly lower: string;
}
