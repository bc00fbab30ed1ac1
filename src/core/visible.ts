// Texts of strangers where nothing would hold them back: a terminal obeys control characters, and an XML file may not have them.

/** Control characters but tab and line break, marks that turn the direction of what follows, halves of characters. */
const OBEYED = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu;

/** The same text with nothing in it that is not shown. */
export const visible = (text: string): string => text.replace(OBEYED, '\ufffd');
