// Where a page has the pictures of cards.

/**
 * The address of a card's picture: a pattern with `{name}`, `{type}`, … for what is printed, and `{slug}` for its name in
 * small letters. Null where the pattern asks for what the card does not have.
 */
export function artAddress(pattern: string | null, printed: object, name: string): string | null {
  if (!pattern) return null;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const facts: Readonly<Record<string, unknown>> = { ...printed, slug };
  let whole = true;
  const address = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
    if (typeof fact === 'string' || typeof fact === 'number') return encodeURIComponent(fact);
    whole = false;
    return '';
  });
  return whole ? address : null;
}
