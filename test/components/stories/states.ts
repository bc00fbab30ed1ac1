// Every state of a chart is a story: it is reached by events, and shown under its name.
import { expect } from '@open-wc/testing';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Meta, Story } from '../../../stories/story.ts';
import { show } from './check.ts';

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states) as AnyStateNode[];
  return children.length > 0 ? children.flatMap(leaves) : [node];
}

/** States that are left at once, and so are never seen. */
const passes = (node: AnyStateNode): boolean => (node.always ?? []).some(({ guard }) => guard === undefined);

interface Charted extends Element {
  readonly actor: { getSnapshot(): { readonly value: unknown } };
}

const within = (value: unknown, [first, ...rest]: readonly string[]): boolean =>
  first === undefined ||
  (typeof value === 'string'
    ? value === first && rest.length === 0
    : within((value as Record<string, unknown>)[first] ?? '', rest));

/** `unseen`: states that nothing can be seen of, each with the reason. */
export function checkStates(
  module: Record<string, unknown>,
  tag: string,
  machine: AnyStateMachine,
  unseen: Readonly<Record<string, string>>,
): void {
  const { default: meta, ...rest } = module as { default: Meta } & Record<string, Story>;
  const stories = Object.entries(rest);
  describe(`the states of ${meta.title}`, function () {
    this.timeout(60_000);
    it('each is a story', () => {
      const all = leaves(machine.root)
        .filter((node) => !passes(node))
        .map(({ path }) => path.join('.'))
        .filter((path) => !Object.hasOwn(unseen, path));
      const shown = stories.map(([, { parameters }]) => parameters?.state);
      expect([...shown].sort()).to.eql([...all].sort());
    });
    for (const [name, story] of stories)
      it(`${name} is in ${story.parameters?.state}`, async () => {
        const column = await show(meta, story, {}, {});
        const element = column.querySelector(tag) as Charted;
        const { value } = element.actor.getSnapshot();
        expect(within(value, (story.parameters?.state ?? '').split('.')), JSON.stringify(value)).to.equal(
          true,
        );
      });
  });
}
