// Every kind of refusal: the reason and its rule are read off the table. At its card where a player would ask for it, and
// else where the table explains what a page asks about.
import { expect } from '@open-wc/testing';
import { rowWords } from '../../components/swtcg/table/row-words.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { fallback } from '../../src/swtcg/decisions/index.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { addressOf } from './games.ts';
import { click } from './hands.ts';
import { allInside, inside, until, words } from './helpers.ts';
import { REFUSED, type Refused } from './refusals.ts';
import { button, cardAt, drawn, laid, plain, scenario, unit } from './tables.ts';

/** Plays to where the decision is asked about. */
function advance(element: SwtcgTable, { at, side, first, rule }: Refused): void {
  const left = [...first];
  for (let n = 0; n < 200; n++) {
    const { game } = element;
    if (game?.session.waiting !== 'player') return;
    const window = game.game.windows.at(-1);
    const here = window?.kind === at && (window?.chance === side || rule === 'pop.chance');
    if (here && left.length === 0) return;
    const [next] = left;
    const legal = next && game.session.whyNot(next) === null;
    const decision = legal ? left.shift() : fallback(game.game);
    if (decision) element.decide(decision);
  }
}

/** At the card: its menu, the row, "Why not?". False where the menu does not have it. */
async function askAtCard(element: SwtcgTable, { decision }: Refused): Promise<boolean> {
  const game = element.game?.game as GameState;
  const id = decision.card ?? decision.unit;
  if (id === undefined || !(id in game.box.index)) return false;
  const { host } = game.cards[game.box.index[id] as number] ?? {};
  try {
    cardAt(element, host ?? id).click();
  } catch {
    return false;
  }
  await drawn(element);
  const text = rowWords(game, decision, element.perspective).replace(/\s+/g, ' ').trim();
  const row = allInside(element, '.sheet .item').find(
    (one) => words(one).includes('Why not?') && words(one.querySelector('span') as HTMLElement) === text,
  );
  row?.click();
  await drawn(element);
  return row !== undefined;
}

const groups = new Map<string, Refused[]>();
for (const one of REFUSED) {
  const key = JSON.stringify([one.file, one.at, one.side, one.first, one.rule === 'pop.chance']);
  groups.set(key, [...(groups.get(key) ?? []), one]);
}

let atCards = 0;

describe('every kind of refusal tells its reason', () => {
  for (const group of groups.values())
    it(group.map(({ rule }) => rule).join(', '), async () => {
      const [first] = group as [Refused];
      const element = await laid({ file: first.file, 'auto-pass': 'never' });
      advance(element, first);
      await drawn(element);
      for (const one of group) {
        const refusal = element.whyNot(one.decision);
        expect(refusal?.rule, JSON.stringify(one.decision)).to.equal(one.rule);
        const read = (await askAtCard(element, one)) && element.shadowRoot?.querySelector('.sheet .reason');
        const told = () => inside(element, read ? '.sheet .reason' : '.todo .reason');
        if (read && told().querySelector('swtcg-rule')?.getAttribute('rule') === one.rule) atCards += 1;
        else {
          element.explain(one.decision);
          await drawn(element);
        }
        const shown =
          element.shadowRoot?.querySelector<HTMLElement>('.sheet .reason') ??
          inside(element, '.todo .reason');
        expect(shown.querySelector('swtcg-rule')?.getAttribute('rule')).to.equal(one.rule);
        expect(words(shown).toLowerCase()).to.contain(one.says.toLowerCase());
        element.cancel();
        await drawn(element);
      }
    });

  it('nobody is told in a battle why a ship can’t move to the ground; in the build step they are', async () => {
    const cards = { night: unit('Night Flight'), lantern: unit('Lantern Wing', { side: 'light' }) };
    for (const at of ['space-battle', 'dark-build'] as const) {
      const element = await laid({
        file: scenario({ cards, dark: { space: ['night'] }, light: { space: ['lantern'] }, at }),
      });
      await click(cardAt(element, 'night'));
      await drawn(element);
      expect(words(inside(element, '.sheet')).includes('Move to Ground'), at).to.equal(at === 'dark-build');
    }
  });

  it('most of them where a player would look: at the card', () => {
    expect(atCards).to.be.above(20);
  });
});

describe('cards with text that is not read', () => {
  const song = 'Sing a song of sixpence.';
  const data = {
    format: 'swtcg-cards/1',
    ruleset: 'swtcg-2022',
    made: { by: 'a test', effects: 1 },
    cards: {
      'T/Old Song': {
        ...plain('Old Song', 'Battle', { side: 'light' }),
        text: [song],
        effects: [{ kind: 'manual', text: song }],
      },
    },
  };
  const position = scenario({
    cards: {
      song: { ref: 'T/Old Song' },
      wing: unit('Lantern Wing', { side: 'light' }),
      foe: unit('Night Flight'),
    },
    dark: { force: 3, space: ['foe'] },
    light: { force: 3, space: ['wing'], hand: ['song'] },
    at: 'space-battle',
  });

  it('say so with their rule, and are played on by hand', async () => {
    const element = await laid({ file: position, cards: addressOf(data), 'auto-pass': 'never' });
    const pass = () => {
      const passed = element.game && fallback(element.game.game);
      if (passed) element.decide(passed);
    };
    for (
      let n = 0;
      n < 20 && !(element.chance === 'light' && element.game?.game.windows.at(-1)?.kind === 'general');
      n++
    )
      pass();
    await drawn(element);
    cardAt(element, 'song').click();
    await drawn(element);
    expect(words(inside(element, '.sheet .manual'))).to.contain(song);
    button(element, 'Play it', '.sheet').click();
    await drawn(element);
    expect(inside(element, '.sheet .reason swtcg-rule').getAttribute('rule')).to.equal('effect.manual');
    button(element, 'By hand', '.sheet').click();
    await until(() => element.shadowRoot?.querySelector('.by-hand') != null, 'the panel');
    const zone = inside(element, '.by-hand select') as HTMLSelectElement;
    zone.value = 'discard top';
    zone.dispatchEvent(new Event('change'));
    await drawn(element);
    button(element, 'Light: Force: One more', '.by-hand').click();
    await drawn(element);
    expect(element.game?.session.view()).to.deep.include({ winner: null });
    expect(element.game?.session.view().light).to.deep.include({ force: 4, discard: ['song'] });
    expect(element.lines.at(-1)?.entry.kind).to.equal('manual');
    pass();
    expect(element.game?.session.waiting, 'the game goes on').to.equal('player');
  });
});
