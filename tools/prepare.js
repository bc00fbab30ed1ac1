// Builds the `swtcg` command after `npm install`. Not for `npx swtcg`: in a clone, npx links the package and
// prepares it first, and where that fails it leaves a broken link behind for every later call.
if (process.env.npm_command !== 'exec') {
  const { build } = await import('vite');
  await build({ configFile: 'vite.command.config.ts', logLevel: 'warn' });
}
