// The gallery: every rule example with a picture, and a page for each with the example alive, its text and its rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escaped, GALLERY_FOLDER, LESSON_FOLDER, relative } from './frame.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The groups of the gallery, by the family of an example's first rule. */
const GROUPS = [
  ['Keywords', ['keyword']],
  ['Attacks, dice and damage', ['attack', 'battle', 'damage', 'dice', 'roll']],
  ['Effects and play-or-pass windows', ['effect', 'pop', 'cost']],
  ['Units and cards', ['build', 'card', 'stack', 'pilot', 'equipment', 'unique', 'unit', 'control']],
  ['The turn and the game', []],
];
/** Groups of their own, by the ruleset of an example. */
const OTHER_GAMES = { 'swtcg-2002': 'The 2002 rulebook', 'swlcg-2012': 'Star Wars: The Card Game' };

const groupOf = (rules) => {
  const [family] = (rules[0] ?? '').split('.');
  return (GROUPS.find(([, families]) => families.includes(family)) ?? GROUPS.at(-1))[0];
};

function written(file, text) {
  if (file.endsWith('.json')) {
    const { title, question = '', explanation, why = '', tags = [], ruleset } = JSON.parse(text);
    return { title, question, explanation: explanation ?? why, rules: tags, ruleset };
  }
  const line = (name) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(text)?.[1] ?? '';
  const rules = line('rules').split(/,\s*/).filter(Boolean);
  const [title, question, explanation] = ['title', 'question', 'explanation'].map(line);
  return { title, question, explanation, rules, ruleset: line('ruleset') || 'swtcg-2022' };
}

/** All examples that a page can show, in the order of the gallery. */
export function examples() {
  const all = readdirSync(join(root, 'examples'))
    .filter((file) => /\.(txt|json)$/.test(file))
    .map((file) => {
      const text = readFileSync(join(root, 'examples', file), 'utf8');
      const facts = written(file, text);
      const group = OTHER_GAMES[facts.ruleset] ?? groupOf(facts.rules);
      return { file, name: file.replace(/\.\w+$/, ''), text, group, ...facts };
    });
  const order = [...GROUPS.map(([name]) => name), ...Object.values(OTHER_GAMES)];
  return all.sort(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.title.localeCompare(b.title),
  );
}

const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** All lessons, course by course. */
function lessons() {
  return ['lessons', 'lessons/2002'].flatMap((folder) =>
    json(`${folder}/index.json`).lessons.map(({ src }) => {
      const file = `${folder}/${src}`;
      const { title, goal, ruleset, steps } = json(file);
      const table = steps.find((step) => step.table)?.table ?? null;
      const lines = table && [...(ruleset ? [`ruleset: ${ruleset}`] : []), ...table];
      return {
        file,
        name: file.slice('lessons/'.length, -'.json'.length),
        title,
        goal,
        text: lines?.join('\n') ?? null,
      };
    }),
  );
}

const pageOf = ({ name }) => `${GALLERY_FOLDER}${name}.html`;
const pictureOf = ({ name }) => `${GALLERY_FOLDER}${name}.svg`;
const lessonPageOf = ({ name }) => `${LESSON_FOLDER}${name}.html`;
const lessonPictureOf = ({ name }) => `${LESSON_FOLDER}${name}.svg`;
const idOf = (words) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const GALLERY = 'docs/gallery.html';

const tile = (page, picture, title, words) =>
  `<li><a class="tile" href="${relative(GALLERY, page)}"><img src="${relative(GALLERY, picture)}" alt="" loading="lazy" /><strong>${escaped(title)}</strong><span>${escaped(words)}</span></a></li>`;

const section = (title, tiles) =>
  `<h2 id="${idOf(title)}">${escaped(title)} (${tiles.length})</h2>\n<ul class="tiles">${tiles.join('\n')}</ul>`;

export function galleryPage() {
  const all = examples();
  const groups = [...new Set(all.map(({ group }) => group))].map((group) =>
    section(
      group,
      all
        .filter((one) => one.group === group)
        .map((one) => tile(pageOf(one), pictureOf(one), one.title, one.question || one.explanation)),
    ),
  );
  const taught = lessons().map((one) => tile(lessonPageOf(one), lessonPictureOf(one), one.title, one.goal));
  return `<h1>Gallery</h1>
<p>Every rule example and every lesson. Each example answers a question that players ask: step through it, play on from any step, copy its text into a page of yours.</p>
${groups.join('\n')}
${section('Lessons', taught)}`;
}

const turn = (links) => `<nav class="turn" aria-label="Before and after">${links.join('')}</nav>`;
const turnTo = (page, to, mark, title) =>
  to === null ? '<span></span>' : `<a href="${relative(page, to)}">${mark} ${escaped(title)}</a>`;

function examplePage(one, before, after) {
  const page = pageOf(one);
  const cited = (rule) => `<swtcg-rule rule="${rule}"></swtcg-rule>`;
  const step = (to, mark) => turnTo(page, to ? pageOf(to) : null, mark, to?.title);
  const file = relative(page, `examples/${one.file}`);
  return `<p class="crumbs"><a href="${relative(page, GALLERY)}#${idOf(one.group)}">${escaped(one.group)}</a></p>
<h1>${escaped(one.title)}</h1>
${one.question ? `<p>${escaped(one.question)}</p>\n` : ''}<swtcg-replay src="${file}"><p>This example needs scripts.</p></swtcg-replay>
<h2>Answer</h2>
<p>${escaped(one.explanation)}</p>
${one.ruleset === 'swtcg-2022' && one.rules.length > 0 ? `<p>Rules: ${one.rules.map(cited).join(', ')}</p>` : ''}
<h2>In your page</h2>
<p>Copy <a href="${file}">the file</a> next to your page, or paste its text between <code>&lt;pre&gt;</code> tags. <a href="${relative(page, 'docs/guides/index.html')}">The guides</a> show both.</p>
<pre><code>${escaped(`<swtcg-replay src="${one.file}"></swtcg-replay>`)}</code></pre>
<h3>Its text</h3>
<pre><code>${escaped(one.text.trim())}</code></pre>
${turn([step(before, '←'), step(after, '→')])}`;
}

function lessonPage(one, before, after) {
  const page = lessonPageOf(one);
  const step = (to, mark) => turnTo(page, to ? lessonPageOf(to) : null, mark, to?.title);
  const file = relative(page, one.file);
  return `<p class="crumbs"><a href="${relative(page, GALLERY)}#lessons">Lessons</a></p>
<h1>${escaped(one.title)}</h1>
<p>${escaped(one.goal)}</p>
<swtcg-lesson src="${file}"><p>The lessons need scripts.</p></swtcg-lesson>
<h2>In your page</h2>
<p>Copy <a href="${file}">the file</a> next to your page. <a href="${relative(page, 'docs/lessons.html')}">Lessons</a> says how to write one.</p>
<pre><code>${escaped(`<swtcg-lesson src="${one.file.split('/').at(-1)}"></swtcg-lesson>`)}</code></pre>
${turn([step(before, '←'), step(after, '→')])}`;
}

/** The pages of examples and lessons, by their addresses: a title and what makes the body. */
export function galleryPages() {
  const all = examples();
  const taught = lessons();
  return new Map([
    ...all.map((one, i) => [
      pageOf(one),
      { title: one.title, body: () => examplePage(one, all[i - 1], all[i + 1]) },
    ]),
    ...taught.map((one, i) => [
      lessonPageOf(one),
      { title: one.title, body: () => lessonPage(one, taught[i - 1], taught[i + 1]) },
    ]),
  ]);
}

/** What the command prints; null where it is not built or refuses. `text`: what it reads in place of a file. */
export async function printed(words, text = null) {
  const command = join(root, 'dist/command.js');
  if (!existsSync(command)) return null;
  const { main } = await import(command);
  const lines = [];
  const read = async (file) => text ?? readFileSync(file, 'utf8');
  const code = await main(words, { out: (line) => lines.push(line), err: () => {}, read });
  return code === 0 ? lines.join('') : null;
}

/** The step that shows most of an example: its last roll, else the last thing that somebody did, else its end. */
async function tellingStep(file, text) {
  const views = await printed(['views', file], text);
  const found = { roll: null, deed: null };
  let at = [0, 0];
  for (const step of views === null ? [] : JSON.parse(views).steps) {
    at = step.at === undefined ? [at[0], at[1] + 1] : step.at.split('.').map(Number);
    if (step.type === 'dice-rolled') found.roll = at.join('.');
    if (step.kind === 'deed') found.deed = at.join('.');
  }
  return found.roll ?? found.deed ?? 'last';
}

/** The pictures of all examples and lessons, by their addresses. */
export function galleryPictures() {
  const draw = (file, text) => async () => {
    const step = text === null ? await tellingStep(file, null) : '0.1';
    const picture = await printed(['picture', file, '--step', step], text);
    return picture ?? readFileSync(join(root, 'docs/pictures/no-picture.svg'), 'utf8');
  };
  return new Map([
    ...examples().map((one) => [pictureOf(one), draw(join(root, 'examples', one.file), null)]),
    ...lessons().map((one) => [lessonPictureOf(one), draw('-', one.text ?? '')]),
  ]);
}
