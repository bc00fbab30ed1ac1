// A card that calls itself by its title means "this card".
import { TRAITS } from './traits.ts';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The text with the card's own title put as "this card". A title of one word may be a word of the language ("Bounty"), some are traits, and what
 * is "named" is another copy, too: neither is touched.
 */
export function withoutOwnName(text: string, title: string): string {
  if (!/\s/.test(title.trim()) || TRAITS.includes(title.trim())) return text;
  return text.replace(
    new RegExp(`(?<!named |\\p{L})${literally(title.trim())}(?!['\u2019]?\\p{L})`, 'gu'),
    'this card',
  );
}
