// What the events of Spellcard show beside the cards that move: who did it, to what, with what result.
import { SEATS } from '../../../shared/kernel/seat.ts';
import { halo, shine } from '../../choreography/bursts.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { endedOver, MATCH_CUES } from '../../choreography/match-cues.ts';
import { palette } from '../../styles/palette.ts';
import { ATTACK_CUES } from './attack-cues.ts';
import { BARRIER_CUES } from './barrier-cues.ts';
import { DECLARATION_CUES } from './declaration-cues.ts';
import { SPELLCARD_DURATIONS } from './durations.ts';
import { MOVE_CUES } from './move-cues.ts';
import type { Places } from './places.ts';
import { valueCues } from './value-cues.ts';

const { banner } = DURATIONS;
const { trios, decks } = SPELLCARD_DURATIONS;

/** The first cards turn over while it is said. */
const triosShown: Cue = {
  time: () => timing(trios, Math.round(trios * 0.4)),
  moment: () => ({ sound: 'curtain' }),
  show(_told, stage, ms) {
    stage.banner({ title: stage.words('notice.trios'), tone: 'lamp' }, (ms / trios) * banner);
    for (const seat of SEATS) stage.burst({ seat, zone: 'line' }, [{ ...shine(palette.accent, 5), under: true }], ms);
  },
};
const decksReady: Cue = {
  time: () => timing(decks, Math.round(decks * 0.7)),
  show(_told, stage, ms) {
    for (const seat of SEATS) {
      stage.riffle({ seat, zone: 'deck' }, 6, ms);
      stage.burst({ seat, zone: 'deck' }, [halo(palette.accent, 0.6, 1.5)], ms);
    }
    stage.banner({ title: stage.words('notice.decks'), tone: 'lamp' }, (ms / decks) * banner);
    stage.sound('shuffle');
  },
};

const EVENT_CUES = {
  ...{ ...MATCH_CUES, ...MOVE_CUES, ...DECLARATION_CUES, ...ATTACK_CUES, ...BARRIER_CUES },
  ...{ triosShown, decksReady, ended: endedOver('line') },
} as const satisfies CueTable;

/** Counters tick where their plates stand. */
export const cuesFor = (places: Places) => ({ ...EVENT_CUES, ...valueCues(places) }) as const satisfies CueTable;
