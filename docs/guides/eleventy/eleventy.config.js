export default (config) => {
  // The elements become a folder of the site.
  config.addPassthroughCopy({ 'node_modules/swtcg-elements/dist/elements': 'elements' });
  return { dir: { input: 'pages' } };
};
