import { expect, fixture } from '@open-wc/testing';
import { html, LitElement } from 'lit';

class SmokeElement extends LitElement {
  static override properties = { name: { type: String } };

  declare name: string;

  constructor() {
    super();
    this.name = 'nobody';
  }

  override render() {
    return html`<p>Hello, ${this.name}</p>`;
  }
}
customElements.define('smoke-element', SmokeElement);

describe('the browser harness', () => {
  it('renders a Lit element and renders it again when a property changes', async () => {
    const element = await fixture<SmokeElement>(html`<smoke-element name="Leia"></smoke-element>`);
    const text = () => element.shadowRoot?.querySelector('p')?.textContent;
    expect(text()).to.equal('Hello, Leia');
    element.name = 'Han';
    await element.updateComplete;
    expect(text()).to.equal('Hello, Han');
  });
});
