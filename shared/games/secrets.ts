// What the laws need to know of each game: who may know what, stated apart from the game's own view.
import { assert } from '../kernel/assert.ts';
import type { KernelState } from '../kernel/state.ts';
import type { Secrets } from '../kernel/testing/secrets.ts';
import { lyceeSecrets } from './lycee/testing/secrets.ts';
import { preciousSecrets } from './precious/testing/secrets.ts';
import { spellcardSecrets } from './spellcard/testing/secrets.ts';
import { weissSecrets } from './weiss/testing/secrets.ts';

// As in the registry: secrets get the states of their own game and no others.
const register = (secrets: unknown): Secrets<KernelState> => secrets as Secrets<KernelState>;

const SECRETS: Readonly<Record<string, Secrets<KernelState>>> = {
  weiss: register(weissSecrets),
  lycee: register(lyceeSecrets),
  precious: register(preciousSecrets),
  spellcard: register(spellcardSecrets),
};

export function secretsOf(game: string): Secrets<KernelState> {
  const secrets = SECRETS[game];
  assert(secrets !== undefined, `no secrets are stated for ${game}`);
  return secrets;
}
