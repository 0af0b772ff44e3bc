// What the events of Weiß Schwarz show beside the cards that move: who did it, to what, with what result.
import { abilityUsedAs, USED } from '../../choreography/ability-cue.ts';
import { embers, gather, halo, shine, WHITE } from '../../choreography/bursts.ts';
import type { Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { endedOver, MATCH_CUES } from '../../choreography/match-cues.ts';
import { strip } from '../../choreography/shapes.ts';
import { cardIn, colorOf, numberIn, seatIn, toneOf } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { BATTLE_CUES } from './battle-cues.ts';
import { WEISS_DURATIONS } from './durations.ts';
import { MOVE_CUES } from './move-cues.ts';

const { banner, riffle } = DURATIONS;
const { ability, climax } = WEISS_DURATIONS;

const isClimax = (told: Told): boolean => told.print(cardIn(told, 'card') ?? '')?.type === 'climax';
const isEvent = (told: Told): boolean => told.print(cardIn(told, 'card') ?? '')?.type === 'event';
const played: Cue = {
  early: true,
  time(told) {
    if (isClimax(told)) return timing(climax, Math.round(climax * 0.78));
    return isEvent(told) ? timing(ability, Math.round(ability * 0.7)) : timing(0);
  },
  moment: (told) => (isClimax(told) ? { sound: 'curtain', seat: seatIn(told) } : null),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    const seat = seatIn(told);
    const name = told.print(card)?.name.en ?? '';
    if (isClimax(told)) {
      const line = stage.words('notice.climax', { name: stage.seatName(seat) });
      stage.banner({ title: name, line, tone: 'lamp', card }, ms);
      stage.burst(card, [{ ...shine(palette.accent, 4), under: true }, ...embers(palette.accent, 14, 190, 170)], ms);
    } else if (isEvent(told)) {
      stage.gesture(card, 'throb', null, ms);
      stage.burst(card, [{ ...shine(WHITE, 2.4), under: true }, halo(WHITE, 0.6, 1.7)], ms);
      stage.sound('knocks', { seat });
    }
  },
};

const abilityUsed = abilityUsedAs({
  ...{ ms: ability, lead: 0.55, pile: 'waitingRoom', labels: 'label' },
  look: (label) => ({ bits: USED, sound: label === 'backup' ? 'knocks' : 'pick' }),
});

const refreshed: Cue = {
  time: () => timing(riffle, Math.round(riffle * 0.5)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const deck = { seat, zone: 'deck' };
    stage.banner(
      { title: stage.words('notice.refreshed', { name: stage.seatName(seat) }), tone: toneOf(stage, seat) },
      ms * 1.4,
    );
    stage.burst(
      deck,
      [{ ...shine(colorOf(stage, seat), 3), under: true }, ...gather(colorOf(stage, seat), 10, 130)],
      ms,
    );
    stage.sound('gather', { seat });
  },
};
const refreshPenalty: Cue = {
  time: () => timing(ability, Math.round(ability * 0.6)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const deck = { seat, zone: 'deck' };
    stage.burst(deck, [shine(palette.danger, 2.4), halo(palette.danger, 0.5, 1.4)], ms);
    stage.float(deck, stage.words('float.penalty'), 'danger', (ms / ability) * DURATIONS.float);
    stage.sound('thud', { seat });
  },
};

const leveledUp: Cue = {
  time: () => timing(banner, Math.round(banner * 0.4)),
  moment: (told) => ({ sound: 'rise', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const line = stage.words('notice.leveledUp', { name: stage.seatName(seat) });
    const title = stage.words('notice.level', { n: numberIn(told, 'level') });
    stage.banner({ title, line, tone: toneOf(stage, seat) }, ms);
    const pillar = {
      shape: strip(palette.accent),
      from: { angle: 90, wide: 0.2, high: 2 },
      to: { angle: 90, wide: 3.4, high: 5 },
      time: 0.8,
      sink: 0.5,
    };
    stage.burst(
      { seat, zone: 'level' },
      [pillar, shine(palette.accent, 3), ...embers(palette.accent, 14, 150, 190)],
      ms,
    );
  },
};

export const CUES = {
  ...MATCH_CUES,
  ...MOVE_CUES,
  ...BATTLE_CUES,
  played,
  abilityUsed,
  refreshed,
  refreshPenalty,
  leveledUp,
  mulliganed: {
    time: (told) => (numberIn(told, 'amount') === 0 ? timing(0) : timing(ability, Math.round(ability * 0.4))),
    show(told, stage, ms) {
      const seat = seatIn(told);
      const text = stage.words('float.mulligan', { n: numberIn(told, 'amount') });
      stage.float({ seat, zone: 'waitingRoom' }, text, 'lamp', (ms / ability) * DURATIONS.float);
    },
  },
  ended: endedOver('frontCenter'),
} as const satisfies CueTable;
