// The bots by name.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };
