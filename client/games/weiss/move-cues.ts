// How the cards of Weiß Schwarz go from zone to zone and turn: each kind of move in its own manner.
import { embers, halo, impact, landing, shine } from '../../choreography/bursts.ts';
import type { CueStage, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, causeCard, changeOf, type Timing, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { CONTACT } from '../../choreography/gestures.ts';
import type { MannerName } from '../../choreography/manners.ts';
import { movedBy, type Way } from '../../choreography/ways.ts';
import type { SoundId } from '../../sound/sound-ids.ts';
import { palette } from '../../styles/palette.ts';
import { WEISS_DURATIONS } from './durations.ts';
import { isSlot } from './places.ts';

const { move, draw, play, deal, reveal, tuck, scatter, ascend, turn } = DURATIONS;
const { reverse, attack } = WEISS_DURATIONS;

const WAYS = {
  plain: { manner: 'slide', ms: move, lead: 0.6, sound: 'slide' },
  draw: { manner: 'draw', ms: draw, lead: 0.36, sound: 'draw' },
  play: { manner: 'play', ms: play, lead: 0.86, sound: 'place', heard: 0.72 },
  trigger: { manner: 'reveal', ms: reveal, lead: 0.94, sound: 'suspense' },
  damage: { manner: 'deal', ms: deal, lead: 0.72, sound: 'thud', heard: 0.2 },
  clock: { manner: 'sweep', ms: draw, lead: 0.8, sound: 'ticks', heard: 0.5 },
  stock: { manner: 'tuck', ms: tuck, lead: 0.55, sound: 'slide', heard: 0.2 },
  pay: { manner: 'deal', ms: move, lead: 0.4, sound: 'slide' },
  broken: { manner: 'scatter', ms: scatter, lead: 1, sound: 'slide' },
  level: { manner: 'ascend', ms: ascend, lead: 0.7, sound: 'place', heard: 0.8 },
  leave: { manner: 'leave', ms: draw, lead: 0.7, sound: 'slide' },
  swap: { manner: 'swap', ms: draw, lead: 0.3, sound: 'slide' },
  encore: { manner: 'ascend', ms: ascend, lead: 0.85, sound: 'comeback' },
  gather: { manner: 'tuck', ms: move, lead: 0.8, sound: 'gather' },
} as const satisfies Record<string, Way>;

function wayOf(told: Told): Way {
  const { from, to } = changeOf(told, 'moved');
  const cause = told.cause?.type;
  if (from === 'deck' && to === 'hand') return WAYS.draw;
  if (from === 'deck' && to === 'resolution') return cause === undefined ? WAYS.trigger : WAYS.damage;
  if (isSlot(to)) return isSlot(from) ? WAYS.swap : from === 'waitingRoom' ? WAYS.encore : WAYS.play;
  if (to === 'climax' || (from === 'hand' && to === 'resolution')) return WAYS.play;
  if (to === 'level') return WAYS.level;
  if (to === 'clock') return WAYS.clock;
  if (to === 'stock') return WAYS.stock;
  if (to === 'deck' && from === 'waitingRoom') return WAYS.gather;
  if (to === 'waitingRoom') {
    if (cause === 'damageCanceled') return WAYS.broken;
    return from === 'stock' ? WAYS.pay : isSlot(from) ? WAYS.leave : WAYS.plain;
  }
  return WAYS.plain;
}

function showLanding(way: Way, told: Told, stage: CueStage, ms: number): void {
  const { toSeat, to, cards } = changeOf(told, 'moved');
  const home = { seat: toSeat, zone: to };
  const card = cards[0]?.now?.handle;
  if (way === WAYS.play || way === WAYS.swap || way === WAYS.encore) {
    const size = card === undefined ? null : stage.sizeOf(card);
    if (size !== null) stage.burst(home, landing(size.w, size.h), ms, ms * 0.74);
  }
  if (way === WAYS.play) stage.nudge(0, 2, ms * 0.3, ms * 0.76);
  if (way === WAYS.encore) stage.burst(home, [shine(palette.accent, 2.4), ...embers(palette.accent, 10, 110, 120)], ms);
  if (way === WAYS.level)
    stage.burst(home, [halo(palette.accent, 0.4, 1.5), ...embers(palette.accent, 8, 70, 110)], ms, ms * 0.7);
}

const STATES = ['stand', 'rest', 'reverse'] as const;
type State = (typeof STATES)[number];
/** How a card turns, and what that sounds like. */
const TURNS = { stand: 'stand', rest: 'rest', reverse: 'topple' } as const satisfies Record<
  State,
  MannerName & SoundId
>;
const stateOf = (told: Told): State => STATES.find((state) => state === changeOf(told, 'turned').state) ?? 'stand';
const isBattle = (told: Told): boolean => stateOf(told) === 'reverse' && told.cause?.type === 'attacked';
/** The attacker meets its defender before that one falls. */
const BLOW = attack * CONTACT;

function turnTime(told: Told): Timing {
  const state = stateOf(told);
  if (state !== 'reverse') return timing(turn, Math.round(turn * 0.7));
  return isBattle(told) ? { ...timing(reverse + BLOW), wait: BLOW } : timing(reverse, Math.round(reverse * 0.8));
}

function showTurn(told: Told, stage: CueStage, ms: number): void {
  const state = stateOf(told);
  const { cards } = changeOf(told, 'turned');
  const known = cards.filter((card) => card !== null);
  const source = causeCard(told.cause);
  if (!isBattle(told)) {
    stage.sound(TURNS[state]);
    const [aim] = known.filter((card) => card !== source);
    if (source !== null && aim !== undefined && told.cause?.type === 'abilityUsed') stage.beam(source, aim, 'lamp', ms);
    return;
  }
  const blow = (ms * BLOW) / (reverse + BLOW);
  const loser = known.find((card) => card !== source) ?? source;
  if (source !== null && loser !== null) stage.gesture(source, 'lunge', loser, blow / CONTACT);
  for (const card of known) stage.burst(card, impact(0xfff0cf, 1, stage.sizeOf(card)), ms - blow, blow);
  const from = source === null ? undefined : stage.at(source);
  const to = loser === null ? undefined : stage.at(loser);
  const up = from !== undefined && to !== undefined && to.y < from.y ? -1 : 1;
  stage.nudge(0, 8 * up, ms - blow, blow);
  stage.sound('impact', { after: blow });
  stage.sound(TURNS.reverse, { after: blow + (ms - blow) * 0.3 });
}

const turnedCue: Cue = { time: turnTime, manner: (told) => TURNS[stateOf(told)], show: showTurn };

export const MOVE_CUES = { moved: movedBy(wayOf, showLanding), turned: turnedCue } as const satisfies CueTable;
