// What is not mutated within the files that are.

/** The text of a string or of a template's fixed pieces; undefined for anything else. */
function textOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((one) => one.value.raw).join('0');
  return undefined;
}

/** Words of a sentence: there is a space, and beside it a small letter. Names of keywords and rules have none. */
const SENTENCE = /[a-z'\d)] | [a-z]/;

/** The wording of what the log and refusals say: which words they choose is no rule. */
function wording({ node }) {
  const text = textOf(node);
  return text !== undefined && SENTENCE.test(text) ? 'wording of the log or of a refusal' : undefined;
}

/** Which argument of a call that adds to the grammar is for printing alone. */
const PRINTS = { lens: 3 };

/** What a call adds to the grammar: `g.form(…)`; undefined for any other node. */
const adding = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'g'
    ? node.callee.property.name
    : undefined;

const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** A vocabulary adds forms to a grammar: `(g: Grammar, …) => …`. */
const isVocabulary = (node) => isFunction(node) && node.params[0]?.name === 'g';

/** Whether a function, or a name of one, stands where something is printed, or where it is not told which. */
function printsHere(path) {
  const { parentPath, node } = path;
  const call = parentPath && adding(parentPath.node);
  if (call) return parentPath.node.arguments.indexOf(node) === PRINTS[call];
  if (parentPath?.node.type === 'ObjectProperty' && parentPath.node.value === node) {
    const terminal = parentPath.parentPath?.parentPath;
    if (terminal && adding(terminal.node) === 'terminal') return parentPath.node.key.name === 'print';
  }
  return undefined;
}

/** Whether a function is used in printing: where it stands, or where its name does; what is exported may be. */
function prints(path, seen = new Set()) {
  const here = printsHere(path);
  if (here !== undefined) return here;
  const { node, parentPath } = path;
  const named = node.id ?? (parentPath?.node.type === 'VariableDeclarator' ? parentPath.node.id : null);
  if (named?.type !== 'Identifier') {
    const around = path.getFunctionParent();
    return around !== null && !isVocabulary(around.node) && prints(around, seen);
  }
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  const holder = node.id ? path : parentPath.parentPath;
  if (holder.parentPath?.node.type === 'ExportNamedDeclaration') return true;
  const references = path.parentPath.scope.getBinding(named.name)?.referencePaths ?? [];
  return references.some((use) => {
    const there = printsHere(use);
    if (there !== undefined) return there;
    const around = use.getFunctionParent();
    return around !== null && !isVocabulary(around.node) && prints(around, seen);
  });
}

/** The functions of a file that print, and what is around them; null: a file that adds nothing to the grammar. */
const known = new WeakMap();
function printing(program) {
  if (known.has(program.node)) return known.get(program.node);
  let vocabulary = false;
  const inside = new Set();
  const around = new Set();
  program.traverse({
    CallExpression({ node }) {
      if (adding(node)) vocabulary = true;
    },
    Function(path) {
      if (isVocabulary(path.node) || !prints(path)) return;
      inside.add(path.node);
      for (let up = path.parentPath; up; up = up.parentPath) around.add(up.node);
    },
  });
  known.set(program.node, vocabulary ? { inside, around } : null);
  return known.get(program.node);
}

/** What is for reading alone, and cannot be told by where it stands. */
const READS = new Set(
  `QUOTES RULES_IN_BRACKETS normalize TOKEN tokenize compileTemplate holesOf fill all readSubtype splitsFixed
  isSubtypeReference isWord knownNames CAPITALS calledIn readParagraph paragraphReader tableReader wordedOf readIn plainly
  toParts resolveIt resolveThat resolveTriggered`.split(/\s+/),
);

/** The grammar's reading, and the forms themselves, which are both ways: here it is about printing. */
function reading(path) {
  if (path.node.type === 'Program') return undefined;
  const program = path.findParent(({ node }) => node.type === 'Program');
  const found = program && printing(program);
  if (READS.has(path.node.id?.name)) return 'reading';
  if (!found) return undefined;
  if (found.around.has(path.node) || found.inside.has(path.node)) return undefined;
  return path.findParent(({ node }) => found.inside.has(node)) ? undefined : 'no printing';
}

export const ignorers = { wording, reading };
