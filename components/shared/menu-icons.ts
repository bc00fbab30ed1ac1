// The signs that only menus of tools have.
import { svg } from 'lit';

export const menuSigns = {
  keys: svg`<path d="M1.6 4h12.8v8H1.6zM4 6.6h.1M6.6 6.6h.1M9.3 6.6h.1M12 6.6h.1M5 9.6h6"/>`,
  print: svg`<path d="M4.4 5.8V2.2h7.2v3.6M4.4 11.2H2.2V5.8h11.6v5.4h-2.2"/><path d="M4.4 9h7.2v4.8H4.4z"/>`,
  list: svg`<path d="M5.6 4h8M5.6 8h8M5.6 12h8M2.4 4h.1M2.4 8h.1M2.4 12h.1"/>`,
};
