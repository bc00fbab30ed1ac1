// The form of a story: what Storybook reads, and what the tests read off the same files.
import type { Meta as StorybookMeta, StoryObj } from '@storybook/web-components-vite';
import type { TemplateResult } from 'lit';
import type { Frame } from './frame.ts';

// biome-ignore lint/suspicious/noExplicitAny: arguments of a story are whatever its controls offer
export type Args = Record<string, any>;

export interface Context {
  readonly loaded: Readonly<Record<string, unknown>>;
}

export interface Story {
  readonly name?: string;
  readonly args?: Args;
  /** `picture`: one of those that pictures are taken of. */
  readonly tags?: string[];
  readonly globals?: Frame;
  readonly render?: (args: Args, context: Context) => TemplateResult;
  readonly loaders?: (() => Promise<Record<string, unknown>>)[];
  /** Opens what the story is about, as a reader would. */
  readonly play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
  readonly parameters?: {
    /** Tests show the story with each of these values of an argument. */
    readonly each?: Readonly<Record<string, readonly unknown[]>>;
    /** The state of the element's chart that the story shows: `game.playing.turn.asking`. */
    readonly state?: string;
    /** Words of the story's page in the docs. */
    readonly docs?: { readonly description?: { readonly story?: string } };
  };
}

export interface Meta extends Omit<Story, 'name' | 'play'> {
  readonly title: string;
  readonly component?: string;
  readonly argTypes?: Readonly<Record<string, object>>;
}

/** Storybook takes these forms for its own: a mismatch is a type error here. */
export type Fits = [Meta] extends [StorybookMeta<Args>]
  ? [Story] extends [StoryObj<Args>]
    ? true
    : never
  : never;
export const fits: Fits = true;
