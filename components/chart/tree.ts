// The keys of a tree of states, as trees have them everywhere: up and down go through what is open, right opens and goes in,
// left closes and goes out.

/** A state as it stands in the open tree. */
export interface Row {
  readonly id: string;
  readonly parent: string | null;
  /** Null where nothing can be opened. */
  readonly open: boolean | null;
}

export type Move = { readonly focus: string } | { readonly open: string } | { readonly close: string };

export function moveOf(key: string, rows: readonly Row[], id: string, rtl = false): Move | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return null;
  const to = (other: Row | undefined): Move | null => (other ? { focus: other.id } : null);
  const inward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const outward = rtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case inward:
      if (row.open === false) return { open: id };
      return row.open ? to(rows.find(({ parent }) => parent === id)) : null;
    case outward:
      if (row.open) return { close: id };
      return row.parent === null ? null : { focus: row.parent };
    default:
      return null;
  }
}
