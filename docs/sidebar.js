// The sidebar of the documentation: its pages, and its search field. The index comes when the field is entered; MiniSearch
// looks in it.

const pages = document.querySelector('.pages');
const wide = matchMedia('(min-width: 900px)');
const openIfWide = () => {
  pages.open = wide.matches;
};
openIfWide();
wide.addEventListener('change', openIfWide);

const field = document.querySelector('#search');
const list = document.querySelector('#found');
const none = document.querySelector('#found-none');
/** The site's root, seen from this script. */
const root = new URL('..', import.meta.url);
const MOST = 8;

let coming = null;
function indexed() {
  coming ??= Promise.all([
    import('./minisearch.js'),
    fetch(new URL('docs/search.json', root)).then((answer) => answer.json()),
  ])
    .then(([{ default: MiniSearch }, sections]) => {
      const index = new MiniSearch({
        fields: ['title', 'heading', 'text'],
        storeFields: ['title', 'heading', 'text'],
        searchOptions: {
          boost: { title: 4, heading: 3 },
          prefix: true,
          // Two letters that changed places are two wrong letters.
          fuzzy: (word) => (word.length > 3 ? 0.25 : false),
          combineWith: 'AND',
        },
      });
      index.addAll(sections);
      return index;
    })
    .catch((error) => {
      // The next key asks again.
      coming = null;
      throw error;
    });
  return coming;
}

/** The words around the first match. */
function excerpt({ text, terms }) {
  const at = Math.max(0, ...terms.map((term) => text.toLowerCase().indexOf(term)));
  const from = Math.max(0, at - 40);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 110)}…`;
}

const options = () => [...list.children];
const chosen = () => options().find((one) => one.getAttribute('aria-selected') === 'true');

function choose(option) {
  for (const one of options()) one.setAttribute('aria-selected', String(one === option));
  if (option) {
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  } else field.removeAttribute('aria-activedescendant');
}

function close() {
  list.hidden = true;
  none.hidden = true;
  list.replaceChildren();
  field.setAttribute('aria-expanded', 'false');
  choose(null);
}

function row(found, at) {
  const link = document.createElement('a');
  link.href = new URL(found.id, root).href;
  link.tabIndex = -1;
  const title = document.createElement('strong');
  title.textContent = found.heading === '' ? found.title : `${found.title}: ${found.heading}`;
  const words = document.createElement('span');
  words.textContent = excerpt(found);
  link.append(title, words);
  const option = document.createElement('li');
  option.id = `found-${at}`;
  option.role = 'option';
  option.setAttribute('aria-selected', 'false');
  option.append(link);
  return option;
}

async function show() {
  const query = field.value.trim();
  if (query === '') return close();
  let results;
  try {
    results = (await indexed()).search(query).slice(0, MOST);
  } catch {
    close();
    none.textContent = 'The search could not be loaded.';
    none.hidden = false;
    return;
  }
  // The reader has typed on meanwhile.
  if (field.value.trim() !== query) return;
  list.replaceChildren(...results.map(row));
  list.hidden = results.length === 0;
  none.hidden = results.length > 0;
  none.textContent = `Nothing found for “${query}”.`;
  field.setAttribute('aria-expanded', String(results.length > 0));
  choose(list.firstElementChild);
}

field.addEventListener('focus', () => indexed().catch(() => {}), { once: true });
field.addEventListener('input', show);
field.addEventListener('keydown', (event) => {
  const all = options();
  const at = all.indexOf(chosen());
  if (event.key === 'ArrowDown') choose(all[Math.min(at + 1, all.length - 1)]);
  else if (event.key === 'ArrowUp') choose(all[Math.max(at - 1, 0)]);
  else if (event.key === 'Enter' && chosen()) chosen().querySelector('a').click();
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
});
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('.search')) close();
});
document.addEventListener('keydown', (event) => {
  const typing = event.composedPath()[0];
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    typing instanceof Element &&
    typing.closest('input, textarea, select, [contenteditable], swtcg-replay, swtcg-table, swtcg-lesson')
  )
    return;
  event.preventDefault();
  field.focus();
});
