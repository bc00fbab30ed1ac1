// The board as viewer and table draw it (components/shared/game-display.ts).
import { html, nothing, type TemplateResult } from 'lit';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import type { BoardModel } from '../../shared/game-display.ts';

// Properties that stay the same value are not drawn again.
const NONE: readonly never[] = [];
const NOTHING = {};

export function board(model: BoardModel<LcgTypes>): TemplateResult {
  const { scene, picking } = model;
  return html`<swtcg-lcg-board
    part="board"
    .view=${model.view}
    .cards=${model.cards}
    .plays=${scene?.plays ?? NONE}
    .edgeBattle=${scene?.edgeBattle ?? null}
    .strike=${scene?.strike ?? null}
    .pending=${scene?.pending ?? NONE}
    .clash=${scene?.clash ?? null}
    .names=${model.names}
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
  ></swtcg-lcg-board>`;
}
