// What a table's page needs of sound beside the happenings: the gate, the call to a hidden tab, and the player's own hand.
import { effect } from '@preact/signals';
import type { LiveTable } from '../table/live-table.ts';
import { t } from '../text/i18n.ts';
import { callAttention } from './attention.ts';
import { dotIcon } from './icon-dot.ts';
import { armSounds, playSound, soundDesk } from './sounds.ts';

/** For the seats that this page holds; gives back how to stop. */
export function tableSounds(lives: readonly LiveTable[]): () => void {
  armSounds();
  const stops = [
    callAttention(lives, {
      document,
      words: () => t('title.asked'),
      dot: () => dotIcon(document),
      ring: () => playSound('notify'),
    }),
    effect(() => {
      const desk = soundDesk.value;
      const ears = desk === null ? [] : lives.map(desk.listenTo);
      return () => {
        for (const stop of ears) stop();
      };
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
