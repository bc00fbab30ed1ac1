// The signs that only menus of tools have.
import { svg } from 'lit';

export const menuSigns = {
  keys: svg`<path d="M1.6 4h12.8v8H1.6zM4 6.6h.1M6.6 6.6h.1M9.3 6.6h.1M12 6.6h.1M5 9.6h6"/>`,
  list: svg`<path d="M5.6 4h8M5.6 8h8M5.6 12h8M2.4 4h.1M2.4 8h.1M2.4 12h.1"/>`,
};
