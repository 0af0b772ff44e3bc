// What the events of Precious Memories show beside the cards that move: who did it, to what, with what result.
import { SEATS } from '../../../shared/kernel/seat.ts';
import { type Cue, type CueTable, timing, valuesShown } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { endedOver, MATCH_CUES } from '../../choreography/match-cues.ts';
import { seatIn, textIn } from '../../choreography/told.ts';
import { APPROACH_CUES } from './approach-cues.ts';
import { DECLARATION_CUES } from './declaration-cues.ts';
import { PRECIOUS_DURATIONS } from './durations.ts';
import { throbbed } from './film-bursts.ts';
import { MOVE_CUES } from './move-cues.ts';
import { SOCKETS } from './places.ts';

const { float } = DURATIONS;
const { mulligan } = PRECIOUS_DURATIONS;

const mulliganed: Cue = {
  time: (told) => (textIn(told, 'how') === 'again' ? timing(mulligan, Math.round(mulligan * 0.5)) : timing(0)),
  show(told, stage, ms) {
    if (textIn(told, 'how') !== 'again') return;
    const seat = seatIn(told);
    stage.float({ seat, zone: 'deck' }, stage.words('float.newHand'), 'lamp', (ms / mulligan) * float);
    stage.sound('gather', { seat });
  },
};

/** By what it ends is seen where it lies: a full strip of film, or an empty deck. */
const ENDING = endedOver('mainArea');
const ended: Cue = {
  ...ENDING,
  show(told, stage, ms) {
    for (const seat of SEATS) {
      if (stage.count(seat, 'deck') === 0) stage.burst({ seat, zone: 'deck' }, throbbed, ms * 0.6);
      if (stage.count(seat, 'pointArea') >= SOCKETS)
        for (const at of stage.lying(seat, 'pointArea')) stage.burst(at, throbbed, ms * 0.6);
    }
    ENDING.show?.(told, stage, ms);
  },
};

export const CUES = {
  ...MATCH_CUES,
  ...MOVE_CUES,
  ...DECLARATION_CUES,
  ...APPROACH_CUES,
  valuesChanged: valuesShown((by, what, stage) =>
    stage.words('float.value', { by, value: stage.words(`value.${what}`) }),
  ),
  mulliganed,
  ended,
} as const satisfies CueTable;
