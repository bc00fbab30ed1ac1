// The drawn cards with even numbers.
import type { Case } from './play.ts';

export const even: readonly Case[] = [];
