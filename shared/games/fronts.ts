// The registry of what tables show, one line per game: the page loads this one, and no rules with it.
import type { GameFront } from '../kernel/game.ts';
import { front as lycee } from './lycee/front.ts';
import { front as precious } from './precious/front.ts';
import { front as spellcard } from './spellcard/front.ts';
import { front as weiss } from './weiss/front.ts';

export const FRONTS: Readonly<Record<string, GameFront>> = { weiss, lycee, precious, spellcard };
