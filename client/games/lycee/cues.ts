// What the events of Lycee show beside the cards that move: who did it, to what, with what result.
import { SEATS } from '../../../shared/kernel/seat.ts';
import type { Bit } from '../../choreography/bits.ts';
import { halo, shine } from '../../choreography/bursts.ts';
import { type Cue, type CueTable, timing, valuesShown } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { endedOver, MATCH_CUES } from '../../choreography/match-cues.ts';
import { cardIn, seatIn, textIn } from '../../choreography/told.ts';
import type { SoundId } from '../../sound/sound-ids.ts';
import { palette } from '../../styles/palette.ts';
import { emptied, paidWith, stairs } from './battle-bursts.ts';
import { BATTLE_CUES } from './battle-cues.ts';
import { ashen } from './chain-bursts.ts';
import { CHAIN_CUES } from './chain-cues.ts';
import { LYCEE_DURATIONS } from './durations.ts';
import { MOVE_CUES } from './move-cues.ts';
import { spotOf } from './told.ts';

const { float } = DURATIONS;
const { ability, tax } = LYCEE_DURATIONS;

interface Woken {
  readonly bits: readonly Bit[];
  readonly sound: SoundId;
}
/** What waits for something and is used, by its label: what follows from a battle, what a leaving costs, and all else. */
const WOKEN: Readonly<Record<string, Woken>> = {
  bonus: { bits: stairs(palette.accent, true), sound: 'powerUp' },
  deckBonus: { bits: stairs(palette.danger, true), sound: 'powerUp' },
  penalty: { bits: stairs(palette.danger, false), sound: 'powerDown' },
};
const ELSE: Woken = {
  bits: [{ ...shine(palette.accent, 2.2), under: true }, halo(palette.accent, 0.6, 1.4)],
  sound: 'hum',
};
const abilityUsed: Cue = {
  time: () => timing(ability, Math.round(ability * 0.6), Math.round(ability * 0.7)),
  show(told, stage, ms) {
    const source = cardIn(told, 'source');
    const seat = seatIn(told);
    const label = textIn(told, 'label');
    const { bits, sound } = WOKEN[label] ?? ELSE;
    const spot = spotOf(stage, source, seat);
    if (typeof spot === 'string') stage.gesture(spot, 'throb', null, ms);
    stage.burst(spot, bits, ms);
    if (label !== '') stage.float(spot, stage.words(`basic.${label}`), 'lamp', (ms / ability) * float);
    stage.sound(sound, { seat, volume: 0.7 });
  },
};

const taxSettled: Cue = {
  time: () => timing(tax, Math.round(tax * 0.6)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const spot = spotOf(stage, card, seat);
    const paid = textIn(told, 'how') === 'paid';
    const size = (card === null ? null : stage.sizeOf(card)) ?? stage.hand;
    stage.burst(spot, paid ? paidWith : [ashen(size)], ms * 1.2);
    stage.float(spot, stage.words(paid ? 'float.paid' : 'float.unpaid'), paid ? 'lamp' : 'danger', (ms / tax) * float);
    stage.sound(paid ? 'coin' : 'sigh', { seat });
  },
};

const mulliganed: Cue = {
  time: (told) => (textIn(told, 'how') === 'again' ? timing(ability, Math.round(ability * 0.5)) : timing(0)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    stage.float({ seat, zone: 'deck' }, stage.words('float.newHand'), 'lamp', (ms / ability) * float);
    stage.sound('gather', { seat });
  },
};

const ENDING = endedOver('AC');
const ended: Cue = {
  ...ENDING,
  show(told, stage, ms) {
    for (const seat of SEATS)
      if (stage.count(seat, 'deck') === 0) stage.burst({ seat, zone: 'deck' }, emptied, ms * 0.6);
    ENDING.show?.(told, stage, ms);
  },
};

export const CUES = {
  ...MATCH_CUES,
  ...MOVE_CUES,
  ...CHAIN_CUES,
  ...BATTLE_CUES,
  valuesChanged: valuesShown((by, what, stage) =>
    stage.words('float.value', { by, value: stage.words(`value.${what}`) }),
  ),
  abilityUsed,
  taxSettled,
  mulliganed,
  ended,
} as const satisfies CueTable;
