// The pages of the site that are written by hand, in the order and under the tasks in which the sidebar lists them.

/** A guide for each kind of page. */
export const GUIDES = [
  ['plain-html', 'A plain HTML page'],
  ['eleventy', 'A Markdown site'],
  ['wordpress', 'WordPress'],
  ['mediawiki', 'MediaWiki'],
  ['iframe', 'A frame'],
  ['email-forum', 'Mail and forums'],
  ['vite', 'A project with a bundler'],
  ['react', 'React'],
  ['vue', 'Vue'],
];

/** A page: its source (null: it is generated, or a page of the demo), its address in the site, its name in the sidebar. */
export const TASKS = [
  {
    task: 'Try it',
    pages: [
      [null, 'index.html', 'Overview'],
      [null, 'learn.html', 'Learn to play'],
      [null, 'docs/gallery.html', 'Gallery'],
    ],
  },
  {
    task: 'Embed',
    pages: [
      ['docs/README.md', 'docs/index.html', 'Start here'],
      ['docs/guides/README.md', 'docs/guides/index.html', 'Guides'],
      ...GUIDES.map(([name, words]) => [
        `docs/guides/${name}/README.md`,
        `docs/guides/${name}/about.html`,
        words,
      ]),
    ],
  },
  {
    task: 'Write',
    pages: [
      [null, 'write.html', 'The editor'],
      ['docs/notation.md', 'docs/notation.html', 'The notation'],
      ['docs/notation-lcg.md', 'docs/notation-lcg.html', 'The notation: Living Card Game'],
      ['docs/scenarios.md', 'docs/scenarios.html', 'Scenario files'],
      ['docs/scenarios-lcg.md', 'docs/scenarios-lcg.html', 'Scenarios: Living Card Game'],
      ['docs/cards.md', 'docs/cards.html', 'Card data'],
    ],
  },
  {
    task: 'Replay',
    pages: [
      ['replays/README.md', 'docs/replays.html', 'Recorded games'],
      ['docs/log.md', 'docs/log.html', 'The log'],
      ['docs/command.md', 'docs/command.html', 'The command line'],
    ],
  },
  { task: 'Teach', pages: [['lessons/README.md', 'docs/lessons.html', 'Lessons']] },
  {
    task: 'Judge',
    pages: [
      [null, 'judge.html', 'Look up a ruling'],
      ['docs/desk.md', 'docs/desk.html', 'The judge’s desk'],
      ['docs/guides/wiki/README.md', 'docs/guides/wiki/about.html', 'Rulings in a wiki'],
      ['docs/since-2002.md', 'docs/since-2002.html', 'What changed since 2002'],
      ['RULINGS.md', 'docs/rulings.html', 'Our readings: TCG'],
      ['RULINGS-LCG.md', 'docs/rulings-lcg.html', 'Our readings: Living Card Game'],
    ],
  },
  {
    task: 'Theme',
    pages: [
      ['docs/theming.md', 'docs/theming.html', 'Colors, type and size'],
      ['docs/languages.md', 'docs/languages.html', 'Languages'],
    ],
  },
  {
    task: 'Extend',
    pages: [
      ['docs/engine.md', 'docs/engine.html', 'The engine'],
      ['docs/architecture.md', 'docs/architecture.html', 'Architecture'],
      ['docs/glossary.md', 'docs/glossary.html', 'Glossary'],
      ['CONTRIBUTING.md', 'docs/contributing.html', 'Contributing'],
      ['docs/style.md', 'docs/style.html', 'Style'],
      ['docs/proof.md', 'docs/proof.html', 'Proof'],
    ],
  },
];

/** What is made of a file: `[source, address]`. */
export const WRITTEN = TASKS.flatMap(({ pages }) => pages).filter(([source]) => source !== null);
