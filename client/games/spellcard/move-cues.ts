// How the cards of Spellcard go from zone to zone and turn: each kind of move in its own manner.

import type { Bit } from '../../choreography/bits.ts';
import { embers, halo, landing, shine } from '../../choreography/bursts.ts';
import type { CueStage, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, causeCard, changeOf, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { glow, twinkle } from '../../choreography/shapes.ts';
import { cardIn, causeOf, colorOf, pitchAt, seatIn } from '../../choreography/told.ts';
import { movedBy, type Way } from '../../choreography/ways.ts';
import { palette } from '../../styles/palette.ts';
import { flung } from './barrier-bursts.ts';
import { SPELLCARD_DURATIONS } from './durations.ts';
import { barrierOf } from './facts.ts';
import { isLow } from './layout.ts';
import { lightFrom } from './told.ts';

const { move, draw, ascend, tuck, turn, stagger, float } = DURATIONS;
const { present, unveil, give, out, equip, begin, burn } = SPELLCARD_DURATIONS;

interface OwnWay extends Way {
  readonly show?: (told: Told, stage: CueStage, ms: number) => void;
}
const movedIn = (told: Told) => changeOf(told, 'moved').cards.flatMap(({ now }) => now?.handle ?? []);

/** Each shines in its colour as it turns over. */
function shows(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card) ?? stage.hand;
    const color = lightFrom(told, card);
    stage.burst(
      card,
      [
        { ...shine(color, 3.2), under: true },
        halo(color, 0.6, 2),
        ...landing(size.w, size.h),
        ...embers(color, 10, 140, 150),
      ],
      ms * 0.9,
      ms * 0.6,
    );
  }
}
/** A point of light from each card that pays to what it pays for. */
const pointTo = (dx: number, dy: number, color: number): Bit[] => [
  {
    shape: twinkle(color),
    from: { size: 0.6 },
    to: { x: dx, y: dy, size: 1.3, angle: 180 },
    time: 0.7,
    ease: 'in',
    bow: 50,
    rise: 0.2,
    sink: 0.08,
    z: 2,
  },
  { shape: glow(color), from: { x: dx, y: dy, size: 0.4 }, to: { x: dx, y: dy, size: 1 }, start: 0.66, time: 0.34 },
];
function pays(told: Told, stage: CueStage, ms: number): void {
  const paid = causeCard(told.cause);
  const to = paid === null ? undefined : stage.at(paid);
  for (const [i, { was, now }] of changeOf(told, 'moved').cards.entries()) {
    const card = now?.handle ?? was;
    const from = card == null ? undefined : stage.leaves(card);
    if (card == null || from === undefined || to === undefined) continue;
    stage.burst(from, pointTo(to.x - from.x, to.y - from.y, lightFrom(told, card)), ms, 0.06 * i * ms);
    if (i < 3) stage.sound('tine', { rate: 2 * pitchAt(i), volume: 0.4, after: (0.66 + 0.06 * i) * ms });
  }
}
/** Its light flies into the ring. */
function feeds(told: Told, stage: CueStage, ms: number): void {
  const victim = barrierOf(stage)?.victim ?? null;
  const to = victim === null ? undefined : stage.at(victim);
  const [card] = movedIn(told);
  const from = card === undefined ? undefined : stage.leaves(card);
  if (card === undefined || from === undefined || to === undefined) return;
  const color = colorOf(stage, changeOf(told, 'moved').seat);
  const far = { dx: to.x - from.x, dy: to.y - from.y };
  stage.burst(from, [flung(far.dx, far.dy, color), ...pointTo(far.dx, far.dy, color)], ms);
}
function burns(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    const color = lightFrom(told, card);
    if (from !== undefined)
      stage.burst(from, [{ ...shine(color, 1.8) }, halo(color, 0.5, 1.4), ...embers(color, 12, 90, 130)], ms);
  }
}
function greys(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, [halo(0xc8cce0, 0.8, 2), ...embers(0xc8cce0, 14, 130, 190)], ms);
  }
}
function settles(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card) ?? stage.hand;
    stage.burst(card, [...landing(size.w, size.h), halo(palette.accent, 0.4, 1)], ms * 0.8, ms * 0.7);
  }
}
/** A deck that is nearly gone is felt: with an empty hand it ends the match (9.2). */
function runsLow(told: Told, stage: CueStage, ms: number): void {
  const { seat } = changeOf(told, 'moved');
  const left = stage.count(seat, 'deck');
  if (!isLow(left)) return;
  const deck = { seat, zone: 'deck' };
  stage.burst(deck, [shine(palette.danger, 2), halo(palette.danger, 1.5, 0.8)], ms * 1.6);
  stage.float(deck, stage.words('float.left', { n: left }), 'danger', (ms / draw) * float);
}

const WAYS = {
  plain: { manner: 'slide', ms: move, lead: 0.6, sound: 'slide' },
  // Each in its lane, one lane after another, first the one side and then the other.
  unveil: {
    ...{ manner: 'reveal', ms: unveil, lead: 0.2, oneByOne: true, show: shows },
    ...{ sound: 'unveil', heard: 0.4, rate: ({ part }: Told) => pitchAt(part?.nth ?? 0) },
  },
  draw: { manner: 'draw', ms: draw, lead: 0.36, sound: 'draw', show: runsLow },
  back: { manner: 'tuck', ms: tuck, lead: 0.55, sound: 'slide', heard: 0.2 },
  declare: { manner: 'present', ms: present, lead: 0.6, sound: 'draw' },
  pay: { manner: 'deal', ms: move, lead: 0.5, sound: 'slide', show: pays },
  feed: { manner: 'deal', ms: give, lead: 0.9, sound: 'draw', show: feeds },
  // Behind whom it goes is told right after it has set off.
  wear: { manner: 'play', ms: equip, lead: 0.02, sound: 'place', heard: 0.7 },
  prepare: { manner: 'ascend', ms: begin, lead: 0.02, sound: 'rise' },
  site: { manner: 'play', ms: equip, lead: 0.8, sound: 'place', heard: 0.7, show: settles },
  out: { manner: 'walk', ms: out, lead: 0.5, sound: 'rest', heard: 0.2, show: greys },
  lose: { manner: 'toss', ms: draw, lead: 0.36, sound: 'tick', oneByOne: true, show: runsLow },
  burn: { manner: 'scatter', ms: burn, lead: 0.4, sound: 'sigh', show: burns },
  leave: { manner: 'leave', ms: draw, lead: 0.5, sound: 'slide' },
  comeback: { manner: 'ascend', ms: ascend, lead: 0.7, sound: 'comeback' },
} as const satisfies Record<string, OwnWay>;

function wayOf(told: Told): OwnWay {
  const { from, to } = changeOf(told, 'moved');
  switch (to) {
    case 'line':
      return from === 'lineup' ? WAYS.unveil : WAYS.comeback;
    case 'chain':
      return WAYS.declare;
    case 'gear':
      return WAYS.wear;
    case 'ritual':
      return WAYS.prepare;
    case 'environment':
      return WAYS.site;
    case 'out':
      return WAYS.out;
    case 'hand':
      return from === 'deck' ? WAYS.draw : from === 'discard' ? WAYS.comeback : WAYS.back;
    case 'discard':
      return discarding(told);
    default:
      return WAYS.back;
  }
}
function discarding(told: Told): OwnWay {
  const { from, seat } = changeOf(told, 'moved');
  const cause = told.cause?.type;
  if (from === 'deck') return WAYS.lose;
  if (from === 'chain' || from === 'ritual') return WAYS.burn;
  if (from !== 'hand') return WAYS.leave;
  if (cause === 'barrierFed') return WAYS.feed;
  const declared = causeOf(told, 'declared');
  return cause === 'paid' || (declared !== null && seatIn(declared) === seat) ? WAYS.pay : WAYS.plain;
}

const moved = movedBy(wayOf, (way, told, stage, ms) => {
  const source = causeOf(told, 'ritualDue');
  const card = source && cardIn(source, 'card');
  if (card != null && way === WAYS.plain) stage.burst(card, [shine(palette.accent, 1.6)], ms);
  way.show?.(told, stage, ms);
});

const STATES = { ready: 'stand', guard: 'stand', busy: 'rest' } as const;
const stateIn = (told: Told): keyof typeof STATES => {
  const { state } = changeOf(told, 'turned');
  return state in STATES ? (state as keyof typeof STATES) : 'ready';
};
const waveOf = (told: Told): number => Math.min(6, changeOf(told, 'turned').cards.length - 1) * stagger;
/** Whoever goes on guard raises a shield; whoever is busy lies down. */
const turned: Cue = {
  time: (told) => ({ ...timing(turn + waveOf(told), Math.round((turn + waveOf(told)) * 0.7)), stagger }),
  manner: (told) => STATES[stateIn(told)],
  show(told, stage, ms) {
    const cards = changeOf(told, 'turned').cards.filter((card) => card !== null);
    const share = stagger / (turn + waveOf(told));
    const state = stateIn(told);
    for (const [i, card] of cards.slice(0, 6).entries()) {
      stage.sound(STATES[state], { after: i * share * ms, ...(cards.length > 1 && { rate: pitchAt(i) }) });
      if (state === 'guard')
        stage.burst(card, [halo(palette.you, 1.7, 1.1), shine(palette.you, 1.6)], ms * 1.6, i * share * ms);
    }
  },
};

export const MOVE_CUES = { moved, turned } as const satisfies CueTable;
