// What readers open: fetched when the first one does.
export let opened: typeof import('../details/search.ts') | null = null;

export async function fetchOpened(): Promise<NonNullable<typeof opened>> {
  opened ??= await import('../details/search.ts');
  return opened;
}
