// The signs of menus and sheets, which tables have too: the viewer does not wait for them.
import { svg } from 'lit';

export const signs = {
  cross: svg`<path d="M3.5 3.5l9 9M12.5 3.5l-9 9"/>`,
  deck: svg`<path d="M4.5 4.5h8v9.5h-8z"/><path d="M2.8 11.4V2.6h7.4"/>`,
  discard: svg`<path d="M2.6 9.4v3.4c0 .4.4.8.8.8h9.2c.4 0 .8-.4.8-.8V9.4"/><path d="M8 2v7.4M5 6.6l3 3 3-3"/>`,
};
