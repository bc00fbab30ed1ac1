// A real pair of decks at a table, where the data is there: the engine plays what it reads; what it does not read is played
// on by hand, and recorded as that.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { record, Session, verify } from '../../../src/engine.ts';
import { readPool } from '../../../src/play/command/card-folder.ts';
import type { CardId } from '../../../src/swtcg/model/state.ts';
import { def } from '../../../src/swtcg/model/zones.ts';
import { greedy } from '../../../src/swtcg/players/greedy.ts';
import { compilePool } from '../../../src/swtcg/pool/compile.ts';
import { deckGame } from '../../../src/swtcg/pool/deck-game.ts';

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const lackey = join(shared, 'lackey');
const here = existsSync(join(lackey, 'decks'));
if (!here) console.log(`NOT TESTED: no decks at ${lackey}. Set SWTCG_SHARED to play with real ones.`);

const PAIR = ['Starter_New_Rep_DS.dek', 'Starter_Res_LS.dek'] as const;

const MOST = 1500;

/** A card in hand with a paragraph that is not read. */
const unread = ({ game, chance }: Session): CardId | undefined =>
  chance
    ? game.players[chance].lists.hand.find((id) =>
        def(game, id).effects.some(({ kind }) => kind === 'manual'),
      )
    : undefined;

test('a game with a real pair of decks goes on where cards are not read', { skip: !here }, async () => {
  const cards = JSON.stringify(compilePool(readPool([join(lackey, 'sets')])));
  const [dark, light] = PAIR;
  const deck = (file: string) => readFileSync(join(lackey, 'decks', file), 'utf8');
  const start = await deckGame({ dark: deck(dark), light: deck(light) }, cards, 11);
  const session = new Session(swtcg2022, start);
  let own = 0;
  for (let n = 0; n < MOST && session.waiting === 'player' && session.chance; n++) {
    const manual = own < 3 && session.game.turn > 0 ? unread(session) : undefined;
    if (manual !== undefined) {
      // As the players agree on it: the card is played and goes to the discard pile.
      session.enter({
        by: 'judge',
        do: 'set',
        card: manual,
        zone: 'discard',
        at: 'top',
        note: 'played by hand',
      });
      own += 1;
      continue;
    }
    const legal = session.legal();
    session.enter(greedy.choose(swtcg2022.players.known(session.game, session.chance), legal, () => 0.5));
  }
  assert.ok(session.game.turn >= 1 && session.position > 40, `${dark} against ${light} is played`);
  const { verdict, reason } = verify(
    JSON.parse(JSON.stringify(record(session.fork(), { seed: 11, every: 25 }))),
  );
  assert.equal(verdict, own > 0 ? 'unverified' : 'exact', reason ?? '');
  assert.ok(own > 0, 'some were');
});
