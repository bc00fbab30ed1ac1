// What a check of the judge's desk expects of an answer, and what every answer is held to: one sentence for each fault.

const KEYS = [
  'id',
  'title',
  'kind',
  'document',
  'date',
  'status',
  'changed',
  'relation',
  'text',
  'see',
  'via',
  'example',
];
const ANSWER_KEYS = ['query', 'game', 'entries', 'near'];

/** Titles are the same if their letters and digits are. */
const plain = (title) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\(v\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '') || title.trim();

const said = (value) => JSON.stringify(value);

/** Objects match in part, lists exactly, titles after normalizing; `min` is the least number; `example: true` any file that plays. */
function differences(expected, found, path, plays) {
  const key = path.at(-1);
  const at = path.join('.');
  if (key === 'example' && expected === true)
    return typeof found === 'string' && plays(found) ? [] : [`${at}: ${said(found)} is no file that plays`];
  if (key === 'title' && typeof found === 'string' && plain(expected) === plain(found)) return [];
  if (Array.isArray(expected)) {
    const titles = key === 'see' || key === 'via';
    const same =
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((one, i) =>
        titles
          ? plain(one) === plain(found[i])
          : differences(one, found[i], [...path, i], plays).length === 0,
      );
    return same ? [] : [`${at}: ${said(found)} instead of ${said(expected)}`];
  }
  if (expected !== null && typeof expected === 'object') {
    if (typeof expected.min === 'number')
      return found >= expected.min ? [] : [`${at}: ${said(found)} is less than ${expected.min}`];
    if (found === null || typeof found !== 'object')
      return [`${at}: ${said(found)} instead of ${said(expected)}`];
    return Object.entries(expected)
      .filter(([name]) => name !== 'textHas')
      .flatMap(([name, value]) => differences(value, found[name], [...path, name], plays));
  }
  return expected === found ? [] : [`${at}: ${said(found)} instead of ${said(expected)}`];
}

/** What is wrong with the text of an entry: patterns that it doesn't match. */
const missing = (patterns, entry) =>
  (patterns ?? [])
    .filter((pattern) => !new RegExp(pattern, 'i').test(entry?.text ?? ''))
    .map((pattern) => `the text of ${said(entry?.title)} does not match /${pattern}/`);

function entryFaults(expected, entry, name, plays) {
  if (!entry) return [`${name}: there is no entry`];
  return [...differences(expected, entry, [name], plays), ...missing(expected.textHas, entry)];
}

function hasFaults(expected, entries, plays) {
  const faults = entries.map((entry) => entryFaults(expected, entry, 'has', plays));
  if (faults.some((one) => one.length === 0)) return [];
  const nearest = [...faults].sort((a, b) => a.length - b.length)[0];
  return [`no entry is ${said(expected)}${nearest ? `; the nearest: ${nearest.join('; ')}` : ''}`];
}

/** What is wrong with an answer as a check expects it. */
export function answerFaults(expect, answer, plays) {
  const { entries, near } = answer;
  return [
    ...(expect.none ? (entries.length > 0 ? [`found ${said(entries.map(({ title }) => title))}`] : []) : []),
    ...(expect.count !== undefined && entries.length !== expect.count
      ? [`${entries.length} entries instead of ${expect.count}`]
      : []),
    ...(expect.first ? entryFaults(expect.first, entries[0], 'first', plays) : []),
    ...(expect.last ? entryFaults(expect.last, entries.at(-1), 'last', plays) : []),
    ...(expect.has ?? []).flatMap((one) => hasFaults(one, entries, plays)),
    ...(expect.titles ?? [])
      .filter((title, i) => plain(title) !== plain(entries[i]?.title ?? ''))
      .map((title) => `${said(title)} is not in its place: ${said(entries.map((one) => one.title))}`),
    ...missing(expect.textHas, entries[0]),
    ...(expect.near ?? [])
      .filter((title) => !near.some((one) => plain(one) === plain(title)))
      .map((title) => `${said(title)} is not near: ${said(near)}`),
  ];
}

/** What every answer is held to: its shape, its exit code, ids that differ, the order of documents. */
export function shapeFaults(answer, code, order) {
  const { entries, near } = answer;
  const ids = entries.map(({ id }) => id);
  const places = entries.filter(({ via }) => via.length === 0).map(({ document }) => order.indexOf(document));
  return [
    ...(said(Object.keys(answer)) === said(ANSWER_KEYS) ? [] : [`the keys are ${said(Object.keys(answer))}`]),
    ...entries
      .filter((entry) => said(Object.keys(entry)) !== said(KEYS))
      .map((entry) => `the keys of ${entry.id} are ${said(Object.keys(entry))}`),
    ...(code === (entries.length > 0 ? 0 : 1) ? [] : [`exit code ${code} with ${entries.length} entries`]),
    ...(new Set(ids).size === ids.length ? [] : [`an id stands twice: ${said(ids)}`]),
    ...(places.includes(-1) || places.some((place, i) => place < places[i - 1])
      ? [`documents out of order: ${said(ids)}`]
      : []),
    ...(near.length > 5 || (near.length > 0 && entries.length > 0) ? [`near: ${said(near)}`] : []),
  ];
}

/** What is wrong with the list of documents as a check expects it. */
export function listFaults(expect, { documents }) {
  const ids = documents.map(({ id }) => id);
  return [
    ...(expect.order && said(ids) !== said(expect.order) ? [`the order is ${said(ids)}`] : []),
    ...(expect.documents ?? []).flatMap((one) =>
      differences(one, documents.find(({ id }) => id === one.id) ?? null, [one.id], () => false),
    ),
  ];
}
