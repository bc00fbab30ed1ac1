// Replays: a recorded game plays to the same positions, and a changed copy is caught where it leaves the track.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { random } from '../../../src/core/game/random-player.ts';
import {
  gameOf,
  parseReplay,
  playMatch,
  type Replay,
  readNotation as readFile,
  readReplay,
  readScenario,
  record,
  Session,
  startPosition,
  verify,
} from '../../../src/engine.ts';
import { scenarioOf } from '../../../src/play/notation/file.ts';
import { replayStart } from '../../../src/play/replay/start.ts';
import { greedy } from '../../../src/swtcg/players/greedy.ts';
import { Seat } from '../../../src/swtcg/players/known.ts';
import { starterScenario } from '../../../src/swtcg/starter/index.ts';

const scenario = readScenario(starterScenario(1));
const root = new URL('../../../', import.meta.url);

/** A replay on which a test writes. */
interface Draft {
  seed?: string;
  format: string;
  cards: Record<string, { name: string; power?: number }>;
  decisions: Record<string, unknown>[];
  rolls: number[][];
  shuffles?: string[][];
  checks: { after: number; hash: string }[];
  result: { winner: string; by: string; turn: number };
}

function recorded(seed: number): string {
  const start = startPosition({ ...scenario, seed }, { autoPass: 'empty' });
  return JSON.stringify(
    record(playMatch(start, { players: { dark: greedy, light: greedy }, seed }), { seed }),
  );
}

describe('replay', () => {
  let source = '';
  before(() => {
    source = recorded(3);
  });
  const changed = (change: (draft: Draft) => void = () => {}): Replay => {
    const draft = JSON.parse(source) as Draft;
    change(draft);
    return readReplay(draft);
  };
  const without = (key: keyof Draft) => (draft: Draft) => {
    delete (draft as Partial<Draft>)[key];
  };

  it('plays to the recorded positions: exact', () => {
    assert.deepEqual(verify(changed()), { verdict: 'exact', step: null, reason: null });
  });

  it('plays without its seed, by the recorded dice and shuffles', () => {
    assert.equal(verify(changed(without('seed'))).verdict, 'exact');
  });

  it('a changed die is found at the decision that rolled it, with and without the seed', () => {
    for (const seedless of [false, true]) {
      const replay = changed((draft) => {
        if (seedless) without('seed')(draft);
        // The roll for build points: without the seed only a die that makes a difference is found.
        const roll = draft.rolls[0] as number[];
        roll[0] = ((roll[0] as number) % 6) + 1;
      });
      const { verdict, step, reason } = verify(replay);
      assert.equal(verdict, 'diverged');
      assert.match(step ?? '', /^\d+\.\d+$/);
      assert.ok(reason);
    }
  });

  it('a left-out, changed or impossible decision is found at its step', () => {
    const { decisions } = changed();
    const at = decisions.findIndex(({ do: deed }) => deed === 'attack');
    const left = verify(changed((draft) => void draft.decisions.splice(at, 1)));
    assert.equal(left.verdict, 'diverged');
    assert.ok(Number(left.step?.split('.')[0]) >= at, `at ${left.step}`);
    const bad = verify(
      changed((draft) => {
        draft.decisions[at] = { by: 'dark', do: 'attack', unit: 'x', target: 'y' };
      }),
    );
    assert.deepEqual([bad.verdict, bad.step], ['diverged', `${at}.1`]);
    const tapped = verify(
      changed((draft) => {
        const { by, unit } = draft.decisions[at] as { by: string; unit: string };
        draft.decisions[at] = { by, do: 'tap', unit };
      }),
    );
    assert.equal(tapped.verdict, 'diverged');
    assert.equal(tapped.step, `${at + 1}.1`);
  });

  it('a changed number of a card is found at the start', () => {
    const { verdict, step } = verify(
      changed((draft) => {
        const unit = Object.values(draft.cards).find(({ power }) => power !== undefined) as { power: number };
        unit.power++;
      }),
    );
    assert.deepEqual([verdict, step], ['diverged', '0.1']);
  });

  it('a wrong hash, shuffle or result is found', () => {
    const hash = verify(
      changed((draft) => {
        (draft.checks[9] as { hash: string }).hash = '0';
      }),
    );
    assert.deepEqual([hash.verdict, hash.step], ['diverged', '9.1']);
    const shuffle = verify(changed((draft) => void draft.shuffles?.[0]?.reverse()));
    assert.equal(shuffle.verdict, 'diverged');
    const swapped = changed((draft) => {
      without('seed')(draft);
      draft.shuffles?.[0]?.pop();
    });
    assert.equal(verify(swapped).verdict, 'diverged');
    const result = verify(
      changed((draft) => {
        draft.result.turn += 1;
      }),
    );
    assert.equal(result.verdict, 'diverged');
  });

  it('without hashes, or with a judge’s hand in it, it is unverified', () => {
    assert.equal(
      verify(
        changed((draft) => {
          draft.checks = [];
        }),
      ).verdict,
      'unverified',
    );
    const replay = changed((draft) => {
      draft.checks = [];
      draft.decisions.unshift({ by: 'judge', do: 'set', side: 'light', force: 0 });
    });
    assert.equal(verify(replay).verdict, 'unverified');
  });

  it('a changed die is found at the line of the log that tells the roll', () => {
    const session = new Session(swtcg2022, replayStart(swtcg2022, changed()));
    for (const decision of changed().decisions) session.enter(decision);
    const lines = session.steps().filter(({ entry }) => entry.kind === 'roll');
    for (const i of [0, 7, lines.length - 1]) {
      const replay = changed((draft) => {
        const roll = draft.rolls[i] as number[];
        roll[0] = ((roll[0] as number) % 6) + 1;
      });
      assert.equal(verify(replay).step, lines[i]?.address);
    }
  });

  it('a seed of an unknown algorithm rolls nothing: the recorded dice count, unverified', () => {
    const other = (draft: Draft) => {
      draft.seed = 'xorshift:3';
    };
    assert.equal(verify(changed(other)).verdict, 'unverified');
    assert.match(verify(changed(other)).reason ?? '', /seed/);
    assert.ok(replayStart(swtcg2022, changed(other)).random === null);
  });

  it('hashes, dice and the setting may be left out: nothing is wrong then, but nothing is proven', () => {
    const hashless = verify(changed(without('checks')));
    assert.deepEqual([hashless.verdict, hashless.step], ['unverified', null]);
    const diceless = verify(changed(without('rolls')));
    assert.deepEqual([diceless.verdict, diceless.step], ['unverified', null]);
    const neither = verify(
      changed((draft) => {
        without('rolls')(draft);
        without('seed')(draft);
      }),
    );
    assert.equal(neither.verdict, 'diverged');
    assert.match(neither.reason ?? '', /no more dice/);
    assert.deepEqual(changed((draft) => void delete (draft as { settings?: unknown }).settings).settings, {
      autoPass: 'never',
    });
  });

  it('a game may be written down where real dice are waited for', () => {
    const start = startPosition(
      readScenario({ format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', at: 'roll-for-build' }),
      { autoPass: 'empty' },
    );
    const session = new Session(swtcg2022, start);
    assert.equal(session.waiting, 'dice');
    assert.deepEqual(verify(record(session)), { verdict: 'exact', step: null, reason: null });
  });

  it('what the file says beyond the end of the game, or twice, is compared too', () => {
    const found = (change: (draft: Draft) => void) => {
      const { verdict, step } = verify(changed(change));
      return [verdict, step];
    };
    const last = `${changed().decisions.length}.1`;
    const beyond = found((draft) => void draft.checks.push({ after: 9999, hash: '0' }));
    assert.deepEqual(beyond, ['diverged', last]);
    const twice = found((draft) => void draft.checks.unshift({ after: 5, hash: '0' }));
    assert.deepEqual(twice, ['diverged', '5.1']);
    const shuffled = found((draft) => void draft.shuffles?.push(['x']));
    assert.deepEqual(shuffled, ['diverged', last]);
  });

  it('a result that the rules contradict is found, whoever is said to have ended the game', () => {
    const { winner, turn } = changed().result as Draft['result'];
    const ends = (result: unknown) => verify(changed((draft) => void Object.assign(draft, { result })));
    const other = winner === 'dark' ? 'light' : 'dark';
    for (const result of [
      null,
      { winner: other, by: 'conceded', turn },
      { winner: null, by: 'time', turn },
    ]) {
      const { verdict, reason } = ends(result);
      assert.equal(verdict, 'diverged');
      const name = winner === 'dark' ? 'Dark' : 'Light';
      assert.match(reason ?? '', new RegExp(`${name} wins \\(control, turn ${turn}\\); in the file `));
    }
    assert.equal(ends({ winner: other, by: 'judge', turn }).verdict, 'unverified');
    assert.equal(verify(changed(without('result'))).verdict, 'exact');
    // A game that the rules have not ended ends as the players say.
    const short = verify(
      changed((draft) => {
        const end = 3;
        draft.decisions.length = end;
        draft.checks = draft.checks.filter(({ after }) => after <= end);
        draft.rolls = [];
        draft.shuffles = [];
        draft.result = { winner: 'light', by: 'conceded', turn: 1 };
      }),
    );
    assert.equal(short.verdict, 'exact');
  });

  it('nothing is put by hand after the end of the game', () => {
    for (const more of [
      { by: 'judge', do: 'set', side: 'dark', force: 3 },
      { do: 'reveal', card: 'x', as: 'x' },
    ]) {
      const { verdict, step, reason } = verify(
        changed((draft) => {
          draft.decisions.push(more);
          draft.checks = [];
        }),
      );
      assert.deepEqual([verdict, step], ['diverged', `${changed().decisions.length}.1`]);
      assert.match(reason ?? '', /the game is over/);
    }
  });

  it('a game written down from notes may have unknown cards that are named later', () => {
    const replay = readReplay({
      format: 'swtcg-replay/1',
      ruleset: 'swtcg-2022',
      cards: {
        k1: { name: '?' },
        k2: {
          name: 'Test Frigate',
          side: 'dark',
          type: 'Space',
          cost: 3,
          speed: 30,
          power: 3,
          health: 3,
          text: [],
          effects: [],
        },
      },
      start: { dark: { hand: ['k1'] }, light: {}, at: 'dark-build' },
      settings: { autoPass: 'never' },
      decisions: [
        { by: 'judge', do: 'set', side: 'dark', buildPoints: 3 },
        { do: 'reveal', card: 'k1', as: 'k2' },
        { by: 'dark', do: 'pass' },
        { by: 'dark', do: 'complete', card: 'k1', to: 'space' },
      ],
      rolls: [],
      checks: [],
    });
    assert.equal(verify(replay).verdict, 'unverified');
  });

  /** A game from notes, with a card that nobody knows. */
  const fromNotes = (more: object) =>
    readReplay({
      format: 'swtcg-replay/1',
      ruleset: 'swtcg-2022',
      cards: { u: { name: '?' }, k: { name: 'Test Walker', side: 'dark', type: 'Ground', cost: 3 } },
      start: { dark: {}, light: {}, at: 'dark-build' },
      decisions: [],
      ...more,
    });

  it('a card that is not known yet may lie face-down in a build zone or in a supply', () => {
    const lying = (dark: object, decisions: object[] = []) =>
      verify(fromNotes({ start: { dark, light: {}, at: 'dark-build' }, decisions }));
    const half = { buildZone: [{ id: 'b', card: 'u', faceDown: true, build: 3 }] };
    assert.equal(lying(half).verdict, 'unverified');
    assert.equal(lying({ supply: [{ id: 'b', card: 'u' }] }).verdict, 'unverified');
    const named = { do: 'reveal', card: 'b', as: 'k' };
    const { verdict, reason } = lying(half, [
      named,
      { by: 'dark', do: 'pass' },
      { by: 'dark', do: 'complete', card: 'b', to: 'ground' },
    ]);
    assert.equal(verdict, 'unverified', reason ?? '');
    assert.throws(() => lying({ buildZone: [{ id: 'b', card: 'u' }] }), { name: 'SwtcgError' });
  });

  it('what is wrong with the start is told with its path in the replay', () => {
    const at = (start: object) => {
      try {
        replayStart(swtcg2022, fromNotes({ start }));
      } catch (error) {
        return (error as { info?: { path?: string } }).info?.path;
      }
      return null;
    };
    assert.equal(at({ dark: { space: ['k'] } }), '$.start.dark.space[0]');
    assert.equal(at({ light: { Force: 1 } }), '$.start.light.Force');
    assert.equal(at({ locations: [{ by: 'dark' }] }), '$.start.locations[0]');
  });

  it('a judge sets and reveals, and does nothing else', () => {
    const { verdict, reason } = verify(fromNotes({ decisions: [{ by: 'judge', do: 'pass' }] }));
    assert.equal(verdict, 'diverged');
    assert.match(reason ?? '', /[^.]$/);
  });

  it('the cards keep the order of the file that was played: it breaks ties of choice', () => {
    const unit = (name: string, more: object = {}) => ({
      name,
      side: 'neutral',
      type: 'Character',
      subtype: 'Droid',
      cost: 1,
      speed: 10,
      power: 1,
      health: 3,
      text: [],
      ...more,
    });
    const file = {
      format: 'swtcg-scenario/1',
      ruleset: 'swtcg-2022',
      cards: { a: unit('One'), b: unit('Two'), c: unit('Three', { version: 'A' }), d: unit('Four') },
      locations: [],
      light: {
        character: [
          { id: 'l2', card: 'c', equipment: [], stack: [] },
          { id: 'l1', card: 'a' },
        ],
        hand: ['b'],
        deck: ['d'],
      },
      dark: {
        deck: [{ id: 'd9', card: 'a' }],
        buildZone: [{ id: 'd1', card: 'b' }],
        discard: [{ id: 'd5', card: 'd' }],
      },
      at: 'turn-start',
      until: 'game-over',
      seed: 4,
    };
    const start = startPosition(readScenario(file), { autoPass: 'empty' });
    assert.deepEqual(start.box.ids, ['l2', 'l1', 'b', 'd', 'd9', 'd1', 'd5']);
    const replay = readReplay(JSON.parse(JSON.stringify(record(new Session(swtcg2022, start), { seed: 4 }))));
    assert.deepEqual(replayStart(swtcg2022, replay, false).box.ids, start.box.ids);
  });

  it('an annotation may be as long as the texts of a scenario', () => {
    const annotated = (length: number) =>
      changed(
        (draft) => void Object.assign(draft, { annotations: [{ at: '1.1', text: 'a'.repeat(length) }] }),
      );
    assert.equal(annotated(10_000).annotations?.length, 1);
    assert.throws(() => annotated(10_001), { name: 'SwtcgError' });
  });

  it('bad files are refused with the path of what is wrong', () => {
    const refused = (change: (draft: Draft) => void, path: string) =>
      assert.throws(
        () => changed(change),
        (error: { info?: { path?: string; message?: string } }) => {
          assert.equal(error.info?.path, path);
          return true;
        },
      );
    refused((draft) => {
      draft.format = 'swtcg-replay/2';
    }, '$.format');
    refused((draft) => {
      draft.format = 'swtcg-scenario/1';
    }, '$.format');
    refused(without('decisions'), '$.decisions');
    refused((draft) => {
      (draft.rolls[0] as number[])[0] = 7;
    }, '$.rolls[0][0]');
    refused((draft) => {
      draft.result.by = 'luck';
    }, '$.result.by');
    assert.throws(() => parseReplay('{'), { name: 'SwtcgError' });
    assert.throws(() => parseReplay('['.repeat(100_000)), { name: 'SwtcgError' });
    const polluted = source.replace('{', '{"__proto__":{"polluted":1},');
    assert.throws(() => parseReplay(polluted), { name: 'SwtcgError' });
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });

  it('what has a form of its own is told with an example of it', () => {
    const told = (more: object) => {
      try {
        fromNotes(more);
      } catch (error) {
        return (error as { info?: { path: string; message: string } }).info;
      }
      return undefined;
    };
    const seed = told({ seed: '7' });
    assert.equal(seed?.path, '$.seed');
    assert.match(seed?.message ?? '', /"mulberry32:7"/);
    const note = told({ annotations: [{ at: 'turn 3', text: 'Here.' }] });
    assert.equal(note?.path, '$.annotations[0].at');
    assert.match(note?.message ?? '', /"12\.3"/);
  });

  it('every recorded game of the repository is exact', () => {
    const files = readdirSync(new URL('replays/', root)).filter((name) => /^game-.*\.json$/.test(name));
    assert.ok(files.length >= 3, 'at least three games are recorded');
    for (const file of files) {
      const verdict = verify(parseReplay(readFileSync(new URL(`replays/${file}`, root), 'utf8')));
      assert.deepEqual(verdict, { verdict: 'exact', step: null, reason: null }, file);
    }
  });

  it('a hundred random games end and replay to the same hashes', () => {
    for (let seed = 0; seed < 100; seed++) {
      const start = startPosition({ ...scenario, seed }, { autoPass: 'empty' });
      const session = playMatch(start, { players: { dark: random, light: random }, seed });
      assert.ok(session.result, `seed ${seed} has no end`);
      const replay = JSON.parse(JSON.stringify(record(session, { seed, every: 10 })));
      assert.equal(verify(readReplay(replay)).verdict, 'exact', `seed ${seed}`);
    }
  });
});

describe('built-in players', () => {
  /** What greedy does where it has the choice: the position after these sentences. */
  const answered = (text: string, sentences: readonly string[]) => {
    const session = new Session(swtcg2022, startPosition(scenarioOf(gameOf, text), { autoPass: 'empty' }));
    for (const sentence of sentences) session.decide(readFile(text).notation.decision(sentence) as never);
    const side = session.chance as 'dark' | 'light';
    return greedy.choose(new Seat(session.game, side), session.legal(), () => 0);
  };

  it('greedy does not pay for a prevention that saves nobody', () => {
    const table = (prevention: string) => `at: ground-battle
dark: 4 Force
  ground: Skimmer 50/2/1, Platoon 40/2/3 "Pay 2 Force -> ${prevention}"
light:
  ground: Speeder 60/2/3
dice: 6 6`;
    const attack = ['Speeder attacks Skimmer'];
    assert.equal(answered(table('Protect 1'), attack).do, 'pass');
    assert.equal(answered(table('Protect 2'), attack).do, 'use');
    assert.equal(answered(table('Prevent up to 1 damage to one of your Ground units.'), attack).do, 'pass');
    assert.equal(answered(table('Prevent all damage to one of your Ground units.'), attack).do, 'use');
  });

  it('greedy rerolls misses, not hits', () => {
    const table = (dice: string) => `at: ground-battle
dark:
  ground: Walker 20/2/4
light:
  ground: Speeder 60/2/3 "Lucky 1"
dice: ${dice}`;
    assert.equal(answered(table('4 4'), ['Speeder attacks Walker']).do, 'pass');
    assert.equal(answered(table('4 3 1'), ['Speeder attacks Walker']).do, 'use');
  });

  it('greedy strengthens its own attack, weakens the other player’s, and helps no defender to dice', () => {
    const table = (hand: string) => `at: ground-battle
dark: 6 Force
  ground: Walker 50/3/4
  hand: ${hand}
light: 6 Force
  ground: Speeder 60/3/3
  hand: Other ${hand}`;
    const weaker = 'Whisper (Battle) "Pay 2 Force -> The attacking unit gets -3 power for this attack."';
    const stronger = 'Guns (Battle) "Pay 2 Force -> One of your Ground units gets +3 power for this attack."';
    // Dark is asked first, and defends; then Light, who attacks.
    const attack = ['Speeder attacks Walker'];
    const passed = [...attack, 'Dark passes'];
    assert.equal(answered(table(weaker), attack).do, 'play');
    assert.equal(answered(table(weaker), passed).do, 'pass');
    assert.equal(answered(table(stronger), attack).do, 'pass');
    const chosen = answered(table(stronger), passed);
    assert.deepEqual([chosen.do, chosen.target], ['play', 'Speeder']);
  });

  it('greedy intercepts where less is lost by it', () => {
    const table = (interceptor: string) => `at: ground-battle
dark: 6 Force
  ground: Raider 30/3/2 (cost 4), Guard ${interceptor} "Pay 1 Force -> Intercept"
light:
  ground: Speeder 60/4/3`;
    assert.equal(answered(table('20/1/8'), ['Speeder attacks Raider']).do, 'use');
    assert.equal(answered(table('40/5/2 (cost 5)'), ['Speeder attacks Raider']).do, 'pass');
  });

  it('greedy gives the power of Surge to a unit of its own that has not attacked yet (Keywords, Surge)', () => {
    const table = `at: ground-battle
dark:
  ground: Walker 50/3/4
light:
  ground: Speeder 60/2/3 "Surge 1" (tapped), Raider 20/2/3
dice: 4 4 1`;
    const chosen = answered(table, ['Walker attacks Speeder']);
    assert.deepEqual([chosen.do, chosen.target], ['use', 'Raider']);
  });

  it('greedy hurts the other side, not its own: Deflect, Area Damage', () => {
    const unit = (side: string, text: string[], more: object = {}) => ({
      name: `Test ${side}`,
      side,
      type: 'Space',
      cost: 3,
      speed: 30,
      power: 4,
      health: 3,
      text,
      ...more,
    });
    const played = (cards: object) => {
      const start = startPosition(
        readScenario({
          format: 'swtcg-scenario/1',
          ruleset: 'swtcg-2022',
          cards,
          dark: { force: 4, space: ['d', 'd2'] },
          light: { force: 4, space: ['l', 'l2'] },
          at: 'space-battle',
          until: 'ground-battle',
          seed: 5,
        }),
        { autoPass: 'empty' },
      );
      const { inputs } = playMatch(start, { players: { dark: greedy, light: greedy }, seed: 5 });
      return inputs.flatMap((one) => (one.do === 'use' && 'target' in one ? [[one.by, one.target]] : []));
    };
    for (const text of ['Pay 1 Force -> Deflect 2', 'Area Damage 1']) {
      const found = played({
        d: unit('dark', [text], { power: 6 }),
        d2: unit('dark', [text], { power: 6 }),
        l: unit('light', [text]),
        l2: unit('light', [text]),
      });
      assert.ok(found.length > 0, text);
      for (const [by, target] of found)
        assert.equal(String(target)[0], by === 'dark' ? 'l' : 'd', `${text}: ${by} on ${target}`);
    }
  });

  it('greedy beats random in nine games of ten', () => {
    let won = 0;
    const games = 40;
    for (let seed = 0; seed < games; seed++) {
      const isDark = seed % 2 === 0;
      const start = startPosition({ ...scenario, seed }, { autoPass: 'empty' });
      const players = isDark ? { dark: greedy, light: random } : { dark: random, light: greedy };
      const { result } = playMatch(start, { players, seed });
      if (result?.winner === (isDark ? 'dark' : 'light')) won++;
    }
    assert.ok(won / games >= 0.9, `won ${won} of ${games}`);
  });
});
