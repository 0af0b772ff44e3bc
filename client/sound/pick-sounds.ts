// What is heard of the player's own hand on a question: picks, sending, and a refusal.
import { effect } from '@preact/signals';
import type { LiveTable } from '../table/live-table.ts';
import { answersAtOnce } from '../table/picks.ts';
import type { SoundId } from './sound-ids.ts';

type Picking = Pick<LiveTable, 'ask' | 'picks' | 'sending' | 'refusal'>;

/** Gives back how to stop. */
export function soundPicks(live: Picking, play: (id: SoundId) => void): () => void {
  let asked = live.ask.peek()?.id;
  let picked = live.picks.peek().length;
  let sending = live.sending.peek();
  let refusal = live.refusal.peek();
  return effect(() => {
    const ask = live.ask.value;
    const now = { picked: live.picks.value.length, sending: live.sending.value, refusal: live.refusal.value };
    const same = ask !== null && ask.id === asked;
    if (same && now.picked !== picked) play(now.picked > picked ? 'pick' : 'unpick');
    // One pick that answers has been heard already.
    if (same && now.sending && !sending && !(answersAtOnce(ask) && now.picked === 1)) play('confirm');
    if (now.refusal !== null && now.refusal !== refusal) play('refuse');
    asked = ask?.id;
    ({ picked, sending, refusal } = now);
  });
}
