// The nearest element around another one, also outside of the shadow trees that it stands in.

/** The nearest ancestor that matches, the element itself included. */
export function ancestor(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; ) {
    const near: Element | null = at.closest(selector);
    if (near) return near;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
