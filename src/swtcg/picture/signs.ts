// The signs of a picture: those of the elements (components/shared/icons.ts), 16 × 16, as plain text.

export const SIGNS = {
  attack: '<path d="M3 13 13 3M8.2 3H13v4.8"/>',
  back: '<path d="M3.5 2h9v12h-9z"/><path d="M6 5.5 8 8l2-2.5M6 10.5 8 8l2 2.5"/>',
  battle:
    '<path d="M2.5 2.5 10 10M13.5 2.5 6 10M8.2 11.8l3.6-3.6M7.8 11.8 4.2 8.2M10.6 10.6l2.9 2.9M5.4 10.6l-2.9 2.9"/>',
  build: '<path d="M4.6 2.4h6.8L14.8 8l-3.4 5.6H4.6L1.2 8z"/><path d="M8 5.4v5.2M5.4 8h5.2"/>',
  campaign: '<path d="M4 2.2h8v11.4L8 10.8l-4 2.8z"/><path d="M6.3 5.4h3.4"/>',
  character: '<circle cx="8" cy="5" r="2.6"/><path d="M2.8 13.8c.6-3.1 2.6-4.7 5.2-4.7s4.6 1.6 5.2 4.7"/>',
  equipment: '<path d="M8 1.7 13.4 4.8v6.4L8 14.3 2.6 11.2V4.8z"/><circle cx="8" cy="8" r="2.3"/>',
  event: '<path d="M9.2 1.8 3.6 9h3.9l-.7 5.2L12.4 7H8.5z"/>',
  force:
    '<path d="M8 2.2a5.8 5.8 0 1 0 5.8 5.8"/><path d="M8 5.3A2.7 2.7 0 1 0 10.7 8"/><path d="M11 2.6l.1 2.3 2.3.1"/>',
  ground: '<path d="M1.5 12.8 6 5l3.2 5.4M8 12.8l3-5 3.5 5z"/><path d="M1.5 12.8h13"/>',
  location:
    '<path d="M8 14.2S12.7 9.9 12.7 6.5a4.7 4.7 0 0 0-9.4 0C3.3 9.9 8 14.2 8 14.2z"/><circle cx="8" cy="6.5" r="1.6"/>',
  mission: '<path d="M4 14.2V2.2"/><path d="M4 2.8h8.5l-2 3 2 3H4"/>',
  multi:
    '<circle cx="8" cy="3.6" r="1.7"/><circle cx="3.4" cy="11.8" r="1.7"/><circle cx="12.6" cy="11.8" r="1.7"/><path d="M8 5.3v3M8 8.3l-3.3 2.4M8 8.3l3.3 2.4"/>',
  resource:
    '<ellipse cx="8" cy="4.4" rx="5" ry="2"/><path d="M3 4.4v3.6c0 1.1 2.2 2 5 2s5-.9 5-2V4.4"/><path d="M3 8v3.6c0 1.1 2.2 2 5 2s5-.9 5-2V8"/>',
  skill: '<path d="M8 1.8 9.7 6.3 14.2 8 9.7 9.7 8 14.2 6.3 9.7 1.8 8l4.5-1.7z"/>',
  space:
    '<circle cx="8" cy="8" r="3.1"/><path d="M10.9 4.9c2-.9 3.5-1.1 3.9-.4.6 1.1-1.9 3.7-5.6 5.7s-7.1 2.8-7.8 1.6c-.4-.7.5-2 2.1-3.3"/>',
  tap: '<path d="M3 9.5A5 5 0 1 1 8 14"/><path d="M.9 7.6 3 9.8l2.3-2"/>',
  trait:
    '<path d="M3.6 12.6c-.4-5.4.6-9.3 4.4-9.3 3.4 0 4.6 2.7 4.6 6.6"/><path d="M6 13.6c-.4-4 0-7.6 2-7.6s2.4 2.6 2.2 7"/><path d="M8.1 8.8c.1 1.6 0 3.2-.2 4.9"/>',
  trap: '<path d="M8 2.2 14.3 13H1.7z"/><path d="M5.2 10.6 6.6 8.8 8 10.6l1.4-1.8 1.4 1.8"/>',
} as const;

export type SignName = keyof typeof SIGNS;
