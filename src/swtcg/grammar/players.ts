// What the opponent may do, and a player who is chosen.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Part } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';

type Parts = readonly Part[];

/** Deeds of the opponent, as they are said after "may". */
function deeds(g: Grammar): Category<Part> {
  const deed = g.category<Part>('deed-of-other');
  const n = hole('n');
  const to = hole('t');
  const who = 'opponent';
  const known = (p: Part): boolean => 'to' in p && 'the' in p.to;
  g.form(deed, 'retreat {t:single}', { do: 'retreat', to }, known);
  g.form(deed, 'tap {t:single}', { do: 'tap', to }, known);
  g.form(deed, 'discard {t:single}', { do: 'discard', to }, known);
  g.form(
    deed,
    'put {n:int} {c:any-counter} counter(s) on {t:single}',
    { do: 'counters', to, counter: hole('c'), n },
    known,
  );
  g.form(deed, 'draw a card', { do: 'draw', who, n: 1 });
  g.form(deed, 'draw {n:int} card(s)', { do: 'draw', who, n });
  g.form(deed, 'draw up to {n:int} card(s)', { do: 'draw', who, n, upTo: true });
  g.form(deed, 'gain {n:int} Force', { do: 'force', who, n });
  g.form(deed, 'discard a card from his or her hand', { do: 'discard-from-hand', who, n: 1 });
  g.form(deed, 'discard a card from their hand', { do: 'discard-from-hand', who, n: 1 });
  for (const whose of ['his or her', 'their'])
    g.form(deed, `add {n:int} counter(s) to ${whose} Resource`, {
      do: 'counters',
      to: { choose: { of: 'opponent', card: ['resource'] } },
      counter: 'resource',
      n,
    });
  return deed;
}

function opponentMay(g: Grammar): void {
  const control = g.category<Parts>('control');
  deeds(g);
  const deed = hole('c');
  g.form(control, 'your opponent may {c:deed-of-other}', [{ do: 'may', who: 'opponent', parts: [deed] }]);
  const then = { do: 'if-done', parts: hole('d') } as const;
  for (const does of ['he or she does', 'your opponent does', 'they do', 'that player does'])
    g.form(control, `your opponent may {c:deed-of-other} . if ${does} , {d:then}`, [
      { do: 'may', who: 'opponent', parts: [deed, then] },
    ]);
  // "Your opponent discards a card, then draws a card": who does it is said once.
  const verb = g.category<Part>('third-person');
  const n = hole('n');
  const who = 'player';
  g.form(verb, 'draws a card', { do: 'draw', who, n: 1 });
  g.form(verb, 'draws {n:count} card(s)', { do: 'draw', who, n });
  g.form(verb, 'gains {n:count} Force', { do: 'force', who, n });
  g.form(verb, 'loses {n:count} Force', { do: 'force', who, n, lose: true });
  g.form(verb, 'gains {n:count} build point(s)', { do: 'build-points', who, n });
  g.form(verb, 'discards a card [from his or her hand]', { do: 'discard-from-hand', who, n: 1 });
  for (const and of ['and', ', and', ', then', 'and then', ', and then'])
    g.synonym<Parts, { p: Part; v: Part }>(
      g.category<Parts>('clause'),
      `{p:part} ${and} {v:third-person}`,
      ({ p, v }) =>
        'who' in p && p.who !== undefined && p.who !== 'you' ? [p, { ...v, who: p.who } as Part] : undefined,
    );
  // Who does it is the same player in all of it.
  g.form(
    g.category<Parts>('held'),
    'choose a player . {p:body}',
    [{ do: 'choose-player', parts: hole('p') }],
    ([one]) => one?.do === 'choose-player' && saysPlayer(one.parts),
  );
}

const saysPlayer = (data: unknown): boolean =>
  somePiece(data, ({ who, whose }) => who === 'player' || whose === 'player');

export function players(g: Grammar): void {
  opponentMay(g);
}
