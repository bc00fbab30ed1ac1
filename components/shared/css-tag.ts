// Lit's tag for styles without what old browsers and computed styles need: a browser that knows the colours of the elements
// (`light-dark()`) shares style sheets, and their styles are plain text. In the script for pages it stands in the place of
// Lit's own (tools/light-styles.ts), with the same names.

export class CSSResult {
  readonly cssText: string;
  #sheet: CSSStyleSheet | null = null;

  constructor(cssText: string) {
    this.cssText = cssText;
  }

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(this.cssText);
    }
    return this.#sheet;
  }
}

export const css = ([text = '']: TemplateStringsArray): CSSResult => new CSSResult(text);

export const unsafeCSS = (text: unknown): CSSResult => new CSSResult(String(text));

export const supportsAdoptingStyleSheets = true;

export const getCompatibleStyle = <Style>(style: Style): Style => style;

export const adoptStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
};
