import { expect } from '@open-wc/testing';
import type { AnyStateNode } from 'xstate';
import { viewerMachine } from '../../../machines/ui/viewer.ts';
import * as stories from '../../../stories/ui-viewer.stories.ts';
import { checkStories } from './check.ts';

/** The states in which a chart can rest, each by its path in one word. */
const leaves = (node: AnyStateNode): string[] => {
  const inner = Object.values(node.states) as AnyStateNode[];
  const name = node.path.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return inner.length > 0 ? inner.flatMap(leaves) : [name];
};

it('every state of the viewer has a story under its name', () => {
  const { default: _, ...named } = stories;
  expect(Object.keys(named).sort()).to.eql(leaves(viewerMachine.root).sort());
});

checkStories(stories);
