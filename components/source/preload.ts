// A guess, made before a file has come: whether the engine will be needed, so that both come at once. A wrong guess costs
// bytes or time and nothing else: which kind a file is, its JSON says.

/** Whether the file at an address may need the engine: a view log does not, and `swtcg views` says how to name one. */
export const mayNeedEngine = (src: string): boolean =>
  !(src.split(/[?#]/, 1)[0] as string).endsWith('.views.json');
