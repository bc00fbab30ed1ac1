// A line of a file that can't be read as it stands: it is named, and the rest of the file is read all the same.

export interface Fault {
  readonly file: string;
  /** From 1, as editors count. */
  readonly line: number;
  readonly message: string;
}

export const faultText = ({ file, line, message }: Fault): string => `${file}:${line}: ${message}`;

/** Control characters and stray bytes mean nothing; long lines are shown by their beginning. */
export const shown = (text: string): string => {
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim();
  return `"${plain.length > 60 ? `${plain.slice(0, 60)}…` : plain}"`;
};
