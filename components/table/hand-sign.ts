// The sign for what is done by hand, which only tables have.
import { svg } from 'lit';

export const handSign = svg`<path d="M3 5.2 6.2 4l3 8.4-3.2 1.2zM8.2 4.2l3.4.4-1 8.8-1.2-.1"/>`;
