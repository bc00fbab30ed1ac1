// The edition that an element is about: its own `ruleset`, or that of what it stands in.

/** A viewer or a table says which edition the game is of that it shows. */
interface Showing extends Element {
  readonly edition?: string;
}

export const editionOf = (element: Showing | null): string => element?.edition ?? '';

/** The nearest `ruleset`, or that of the game that is shown around the element; empty where nobody names any. */
export function rulesetOf(element: Element): string {
  for (let at: Element | null = element; at; ) {
    const near: Element | null = at.closest('[ruleset]:not([ruleset=""])');
    if (near) return near.getAttribute('ruleset') ?? '';
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
    if (at && editionOf(at)) return editionOf(at);
  }
  return '';
}
