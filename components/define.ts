// Registers every tag.
import './swtcg/board/swtcg-board.ts';
import './swtcg/card/swtcg-card.ts';
import './chart/swtcg-chart.ts';
import './compare/swtcg-compare.ts';
import './controls/swtcg-controls.ts';
import './lesson/swtcg-lesson.ts';
import './log/swtcg-log.ts';
import './swtcg/odds/swtcg-odds.ts';
import './replay/swtcg-replay.ts';
import './rule/swtcg-rule.ts';
import './rulings/swtcg-rulings.ts';
import './sequence/swtcg-sequence.ts';
import './table/swtcg-table.ts';
import './write/swtcg-write.ts';
