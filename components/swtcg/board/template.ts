// The board as viewer and table draw it (components/shared/game-display.ts).
import { html, nothing, type TemplateResult } from 'lit';
import { arenaIn } from '../../../src/swtcg/log/places.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import type { BoardModel, BoardPicking } from '../../shared/game-display.ts';
import type { SwtcgBoard } from './board.ts';

// Properties that stay the same value are not drawn again.
const NONE: readonly never[] = [];
const NOTHING = {};

/** Where there is room for one arena, and none is fought in: one that a card can go to, else that of before. */
function arenaFor({ drops, drawn }: BoardPicking<SwtcgTypes>): string | undefined {
  const before = (drawn as SwtcgBoard | null)?.arena ?? 'space';
  const open = Object.keys(drops).map((drop) => drop.split(':')[1]);
  return open.length === 0 || open.includes(before) ? before : open[0];
}

export function board(model: BoardModel<SwtcgTypes>): TemplateResult {
  const { scene, picking } = model;
  return html`<swtcg-board
    part="board"
    .view=${model.view}
    .cards=${model.cards}
    .attack=${scene?.attack ?? null}
    .plays=${scene?.plays ?? NONE}
    .names=${model.names}
    .arena=${arenaIn(model.entry) ?? (picking ? arenaFor(picking) : 'space')}
    .cardArt=${model.cardArt}
    .journeys=${model.journeys}
    .marks=${picking?.marks ?? NOTHING}
    .drops=${picking?.drops ?? NOTHING}
    .handless=${picking?.handless ?? null}
    ?picking=${picking !== null}
    ?flip=${model.flip}
    ?still=${model.still}
    @swtcg-seek=${model.seek ?? nothing}
    @swtcg-pick=${picking?.pick ?? nothing}
    @swtcg-inspect=${picking?.inspect ?? nothing}
    @swtcg-drop=${picking?.drop ?? nothing}
  ></swtcg-board>`;
}
