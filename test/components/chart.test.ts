import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../components/chart/swtcg-chart.ts';
import type { SwtcgChart } from '../../components/chart/chart.ts';
import type { SwtcgRule } from '../../components/rule/rule.ts';
import { gameWords } from '../../components/shared/game-words.ts';
import { chartsIn } from '../../components/swtcg/charts.ts';
import { recorded, settled, shown } from './games.ts';
import { allInside, inColumn, inside, overflowing, until, updated, words } from './helpers.ts';
import { laid } from './tables.ts';

const DISRUPT = 'turn battle space attack damagePrevention disrupt';
const CHAIN = 'turn/battle/space/attack/damage/damagePrevention/effect/disrupt';

async function drawn(element: SwtcgChart): Promise<SwtcgChart> {
  await until(
    () => allInside(element, '[role=status]').every((one) => !/Loading/.test(words(one))),
    'the charts',
  );
  // Until the words of the game have come, states are called by their names.
  await gameWords.of('swtcg-2022').load();
  await updated(element);
  return element;
}

const chart = async (of: string, path = '', width = 1000): Promise<SwtcgChart> =>
  drawn(
    await inColumn<SwtcgChart>(html`<swtcg-chart of=${of} path=${path} turn="3"></swtcg-chart>`, { width }),
  );

const state = (element: SwtcgChart, id: string): HTMLElement => inside(element, `[data-id="${id}"]`);

const active = (element: SwtcgChart): (string | undefined)[] =>
  allInside(element, '.active > .item').map(({ dataset }) => dataset.id);

const focused = (element: SwtcgChart): string | undefined =>
  (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset.id;

describe('<swtcg-chart>', () => {
  for (const of of ['game', 'preparation', 'turn', 'attack', 'damage', 'effect'])
    it(`has the states of the machine of ${of}, each with its rule`, async () => {
      const element = await chart(of);
      const states = allInside(element, '.tree > .state > .item');
      expect(states.map(({ dataset }) => dataset.id)).to.eql(
        chartsIn('swtcg-2022')
          .statesOf(of)
          .map(({ key }) => key),
      );
      const rules = allInside(element, '.tree > .state > .item swtcg-rule');
      expect(rules.map((rule) => rule.getAttribute('rule'))).to.eql(
        chartsIn('swtcg-2022')
          .statesOf(of)
          .flatMap(({ rule }) => rule ?? []),
      );
      expect(active(element)).to.eql([]);
    });

  it('marks the active states, through charts that others run, and opens them', async () => {
    const element = await chart('game', DISRUPT);
    const ids = CHAIN.split('/').map((_, i, all) => all.slice(0, i + 1).join('/'));
    expect(active(element)).to.eql(ids);
    expect(state(element, CHAIN).getAttribute('aria-current')).to.equal('step');
    expect(allInside(element, '[role=treeitem][aria-current=step]').length).to.equal(1);
    for (const id of ids.slice(0, -1))
      expect(state(element, id).getAttribute('aria-expanded'), id).to.equal('true');
    expect(allInside(element, '.path li').map(words)).to.eql([
      'Turn 3',
      'Battle',
      'Space',
      'Attack',
      'Damage prevention',
      'Disrupt',
    ]);
  });

  it('says what a state waits for, what it runs and where it leads', async () => {
    const element = await chart('battleStep');
    expect(words(state(element, 'attack'))).to.contain('runs Attack');
    expect(words(state(element, 'attack'))).to.match(/then → Double strike, Before the next attack$/);
    expect(words(state(element, 'speedCheck'))).to.contain('a player decides');
    expect(words(state(element, 'start'))).to.contain('Start , starts here');
    expect(words(state(element, 'done'))).to.equal('Done , ends here');
  });

  it('goes with the path, marks where play was before, and closes what it opened for that', async () => {
    const element = await chart('game', DISRUPT);
    element.path = ['turn', 'ready', 'untap'];
    await updated(element);
    expect(active(element)).to.eql(['turn', 'turn/ready', 'turn/ready/untap']);
    expect(state(element, 'turn/battle').getAttribute('aria-expanded')).to.equal('false');
    element.path = ['turn', 'ready', 'gainForce'];
    await updated(element);
    expect(allInside(element, '.before > .item').map(({ dataset }) => dataset.id)).to.eql([
      'turn/ready/untap',
    ]);
    expect(words(state(element, 'turn/ready/untap'))).to.contain('Untap previous');
  });

  it('shows the part of a path that is in the chart', async () => {
    const element = await chart('attack', DISRUPT);
    expect(active(element)[0]).to.equal('damage');
    element.path = ['attackPop', 'resolving'];
    await updated(element);
    expect(active(element)).to.eql(['attackPop', 'attackPop/effect', 'attackPop/effect/resolving']);
    element.path = ['turn', 'ready', 'untap'];
    await updated(element);
    expect(words(inside(element, '.note'))).to.equal('This chart isn’t active right now.');
    element.of = 'turn';
    await updated(element);
    expect(active(element)).to.eql(['ready', 'ready/untap']);
  });

  it('opens and closes a state with the mouse, and a rule by its name', async () => {
    const element = await chart('battleStep');
    const head = state(element, 'attack').querySelector('.head') as HTMLElement;
    head.scrollIntoView({ block: 'center' });
    const box = head.getBoundingClientRect();
    const click = () =>
      sendMouse({ type: 'click', position: [Math.round(box.left + 9), Math.round(box.top + 12)] });
    await click();
    await until(() => state(element, 'attack').getAttribute('aria-expanded') === 'true', 'the state');
    expect(allInside(element, '[data-id^="attack/"]').length).to.be.greaterThan(8);
    head.click();
    await updated(element);
    expect(state(element, 'attack').getAttribute('aria-expanded')).to.equal('false');
    const rule = head.querySelector('swtcg-rule') as SwtcgRule;
    inside(rule, '.ref').click();
    await until(() => !!rule.shadowRoot?.querySelector('.popover:popover-open'), 'the rule');
    expect(state(element, 'attack').getAttribute('aria-expanded')).to.equal('false');
  });

  it('is one stop of the Tab key: where play is, else the first state', async () => {
    const element = await chart('attack', 'diceRoll');
    const stops = () => allInside(element, '.item[tabindex="0"]').map(({ dataset }) => dataset.id);
    expect(stops()).to.eql(['diceRoll']);
    element.path = [];
    await updated(element);
    expect(stops()).to.eql(['declareAttack']);
  });

  it('is walked with the keys of a tree', async () => {
    const element = await chart('battleStep');
    state(element, 'start').focus();
    const press = async (key: string) => {
      await sendKeys({ press: key });
      await updated(element);
      await new Promise((resolve) => setTimeout(resolve));
      return focused(element);
    };
    expect(await press('ArrowDown')).to.equal('general');
    expect(await press('ArrowRight')).to.equal('general');
    expect(state(element, 'general').getAttribute('aria-expanded')).to.equal('true');
    expect(await press('ArrowRight')).to.equal('general/opening');
    expect(await press('ArrowLeft')).to.equal('general');
    await press('ArrowLeft');
    expect(state(element, 'general').getAttribute('aria-expanded')).to.equal('false');
    expect(await press('End')).to.equal('done');
    expect(await press('ArrowDown')).to.equal('done');
    expect(await press('Home')).to.equal('start');
    await press('Space');
    expect(state(element, 'start').getAttribute('aria-expanded')).to.equal('true');
    await press('Enter');
    const rule = state(element, 'start').querySelector('swtcg-rule') as SwtcgRule;
    await until(() => !!rule.shadowRoot?.querySelector('.popover:popover-open'), 'the rule');
  });

  it('leads from the path to the box', async () => {
    const element = await chart('game', DISRUPT);
    (allInside(element, '.path button')[2] as HTMLElement).click();
    await until(() => focused(element) === 'turn/battle/space', 'the focus');
  });

  it('follows a viewer, whichever of them comes first', async () => {
    const element = await drawn(await fixture<SwtcgChart>(html`<swtcg-chart for="viewer"></swtcg-chart>`));
    expect(words(inside(element, '[role=status]'))).to.contain('viewer');
    const viewer = await shown(recorded(), { id: 'viewer' });
    await until(() => element.path.length > 0, 'the path');
    for (const index of [30, 31, 60]) {
      viewer.seek(index);
      await settled(viewer);
      await updated(element);
      expect(element.path).to.eql(viewer.place?.path);
      expect(element.turn).to.equal(viewer.place?.turn);
      expect(active(element).length).to.be.greaterThan(1);
    }
    const late = await drawn(await fixture<SwtcgChart>(html`<swtcg-chart for="viewer"></swtcg-chart>`));
    expect(late.path).to.eql(viewer.place?.path);
    late.remove();
    viewer.seek(5);
    await settled(viewer);
    expect(late.path).not.to.eql(viewer.place?.path);
  });

  it('follows a table', async () => {
    const table = await laid({ id: 'table', seed: 7 });
    const element = await drawn(await fixture<SwtcgChart>(html`<swtcg-chart for="table"></swtcg-chart>`));
    const before = element.path;
    expect(before).to.eql(table.place?.path);
    for (let i = 0; i < 12 && table.place?.path === before; i++)
      table.decide(table.legal[0] as (typeof table.legal)[number]);
    await until(() => element.path === table.place?.path, 'the path of the table');
  });

  it('keeps where play is in sight where it has less room, and never scrolls the page', async () => {
    const element = await chart('game', 'turn ready untap', 300);
    element.style.setProperty('--swtcg-chart-height', '260px');
    const top = document.documentElement.scrollTop;
    element.path = DISRUPT.split(' ');
    await updated(element);
    const [tree, here] = [inside(element, '.tree'), inside(element, '.here > .item')];
    const [frame, box] = [tree.getBoundingClientRect(), here.getBoundingClientRect()];
    expect(frame.height).to.be.at.most(260);
    expect(box.top).to.be.at.least(frame.top);
    expect(box.bottom).to.be.at.most(frame.bottom);
    expect(document.documentElement.scrollTop).to.equal(top);
  });

  it('says so when there is no such chart', async () => {
    const element = await chart('dance');
    expect(words(inside(element, '[role=alert]'))).to.equal('There is no chart “dance”.');
  });

  for (const width of [280, 300, 768, 1440])
    it(`lets nothing stick out at ${width} px`, async () => {
      expect(overflowing(await chart('game', DISRUPT, width))).to.eql([]);
    });
});
