// What readers open: fetched when the first one does.
export let opened: typeof import('./opened.ts') | null = null;

export async function fetchOpened(): Promise<NonNullable<typeof opened>> {
  opened ??= await import('./opened.ts');
  return opened;
}
