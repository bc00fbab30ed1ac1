// Imports each of the given modules as the first one of a module graph of its own, and then asks the engine of that graph
// about positions of recorded games. Run as a process of its own, because node has such modules behind a flag. Standard
// input: { code, entries, games }; standard output: for each module a digest of each answer, or why it can't be imported.
import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { SourceTextModule } from 'node:vm';

const { code, asks, entries, games } = JSON.parse(await text(process.stdin));
const compiled = new Map();

/** A graph in which nothing has been imported yet. */
class Graph {
  #modules = new Map();

  #load(id) {
    const known = this.#modules.get(id);
    if (known) return known;
    const loaded = new SourceTextModule(code[id], { identifier: id, cachedData: compiled.get(id) });
    if (!compiled.has(id)) compiled.set(id, loaded.createCachedData());
    this.#modules.set(id, loaded);
    return loaded;
  }

  async import(id) {
    const found = this.#load(id);
    if (found.status === 'unlinked')
      await found.link((specifier, from) =>
        this.#load(posix.join(posix.dirname(from.identifier), specifier)),
      );
    await found.evaluate();
    return found.namespace;
  }
}

/** Of each game one position: with every module it is another one. */
const positionsFor = (number) =>
  games.map(({ box, positions }) => {
    const { game, decision } = positions[number % positions.length];
    return { game: { ...game, box }, decision };
  });

async function answers(id, number) {
  const graph = new Graph();
  await graph.import(id);
  const { answerOf } = await graph.import(asks);
  return positionsFor(number).map(({ game, decision }) => answerOf(game, decision));
}

const found = {};
for (const { id, number } of entries)
  found[id] = await answers(id, number).catch((error) => `${error.name}: ${error.message}`);
console.log(JSON.stringify(found));
