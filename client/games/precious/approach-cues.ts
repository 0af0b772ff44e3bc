// What an approach shows, step by step: who sets out, who stands in the way, the point that is given, and the exit judgement.
import type { Outcome } from '../../../shared/games/precious/happening.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import { halo, impact, shine, sparks } from '../../choreography/bursts.ts';
import type { CueStage, Spot } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { CONTACT } from '../../choreography/gestures.ts';
import { cardIn, colorOf, field, handlesIn, numberIn, seatIn, textIn } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { PRECIOUS_DURATIONS } from './durations.ts';
import { reeled, setOut } from './film-bursts.ts';
import { effectSource, lightFrom } from './told.ts';

const { float, nudge } = DURATIONS;
const { approach, meet, open, give, judge, exits, breath } = PRECIOUS_DURATIONS;
const STEEL = 0xffe9c4;

/** From one place to another, where both are known. */
function between(stage: CueStage, from: Spot, to: Spot): { dx: number; dy: number } | null {
  const [a, b] = [stage.at(from), stage.at(to)];
  return a === undefined || b === undefined ? null : { dx: b.x - a.x, dy: b.y - a.y };
}
/** A little further over the border. */
function ahead(stage: CueStage, card: Handle): { readonly x: number; readonly y: number } | null {
  const at = stage.at(card);
  return at === undefined ? null : { x: at.x, y: 2 * stage.middle.y - at.y };
}

const approached: Cue = {
  time: () => timing(approach, Math.round(approach * 0.6)),
  show(told, stage, ms) {
    const card = cardIn(told, 'approacher');
    if (card === null) return;
    const seat = seatIn(told);
    const color = lightFrom(told, card);
    stage.gesture(card, 'lean', ahead(stage, card), ms);
    stage.burst(card, [{ ...shine(color, 2.4), under: true }, ...setOut(color, !stage.isOwn(seat))], ms);
    stage.sound('steps', { seat });
    stage.sound('crossing', { seat, after: ms * 0.4, volume: 0.8 });
  },
};

const interfered: Cue = {
  time: () => timing(meet, Math.round(meet * 0.62)),
  show(told, stage, ms) {
    const interferer = cardIn(told, 'interferer');
    if (interferer === null) return;
    const approacher = cardIn(told, 'approacher');
    const color = lightFrom(told, interferer);
    stage.gesture(interferer, 'lean', approacher, ms);
    stage.burst(
      interferer,
      [{ ...shine(color, 2.2), under: true }, halo(color, 0.6, 1.5), ...sparks(color, 6, 90, 0.2)],
      ms,
    );
    stage.float(interferer, stage.words('float.interfered'), 'lamp', (ms / meet) * float);
    stage.sound('parry', { volume: 0.8 });
  },
};
const notInterfered: Cue = {
  time: () => timing(open, Math.round(open * 0.7)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const film = { seat, zone: 'pointArea' };
    const approacher = cardIn(told, 'approacher');
    if (approacher !== null) stage.gesture(approacher, 'lunge', film, ms);
    const way = approacher === null ? null : between(stage, approacher, film);
    if (approacher !== null && way !== null) stage.burst(approacher, reeled(way.dx, way.dy), ms);
    // Over the point area its points are told next.
    stage.float(approacher ?? film, stage.words('float.notInterfered'), 'danger', (ms / open) * float);
    stage.sound('lunge', { seat });
  },
};

const pointsGiven: Cue = {
  time: () => timing(give, Math.round(give * 0.5)),
  moment: (told) => ({ sound: 'suspense', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const amount = numberIn(told, 'amount');
    const deck = { seat, zone: 'deck' };
    const color = colorOf(stage, seat);
    stage.burst(deck, [{ ...shine(color, 2.6), under: true }, halo(color, 1.8, 0.6)], ms);
    const said = amount === 1 ? stage.words('float.point') : stage.words('float.points', { n: amount });
    stage.float({ seat, zone: 'pointArea' }, said, 'danger', (ms / give) * float);
    const source = effectSource(told);
    if (source !== null) stage.beam(source, deck, 'danger', ms);
  },
};

/** Both go forward, and meet in the middle. */
const judged: Cue = {
  time: () => timing(judge, Math.round(judge * CONTACT), Math.round(judge * (CONTACT + 0.08))),
  show(told, stage, ms) {
    const [one, other] = [cardIn(told, 'approacher'), cardIn(told, 'interferer')];
    if (one === null || other === null) return;
    const [a, b] = [stage.at(one), stage.at(other)];
    if (a === undefined || b === undefined) return;
    stage.gesture(one, 'lunge', b, ms);
    stage.gesture(other, 'lunge', a, ms);
    const hit = ms * CONTACT;
    stage.burst({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, impact(STEEL, 1, null), ms - hit, hit);
    stage.nudge(0, Math.sign(b.y - a.y) * 7, (ms / judge) * nudge, hit);
    stage.sound('lunge');
    stage.sound('impact', { after: hit });
  },
};
const exited: Cue = {
  time: () => timing(exits, Math.round(exits * 0.45)),
  show(told, stage, ms) {
    const judged = field(told, 'inJudgement') === true;
    const source = judged ? null : effectSource(told);
    for (const card of handlesIn(told, 'cards')) {
      if (source !== null && source !== card) stage.beam(source, card, 'danger', ms);
      stage.gesture(card, 'shake', null, ms);
      stage.burst(card, impact(palette.danger, 0.8, stage.sizeOf(card)), ms);
      // In a judgement its mark says so already.
      if (!judged) stage.float(card, stage.words('float.exits'), 'danger', (ms / exits) * float);
    }
    stage.sound('crack', { volume: 0.7 });
  },
};

const LOST: readonly Outcome[] = ['approacherLeft', 'interfererLeft'];
const approachEnded: Cue = {
  time: (told) => timing(LOST.some((how) => how === textIn(told, 'how')) ? meet : breath),
  show(told, stage, ms) {
    const how = textIn(told, 'how');
    if (!LOST.some((one) => one === how)) return;
    stage.float(stage.middle, stage.words(`float.${how}`), 'danger', (ms / meet) * float);
    stage.sound('sigh');
  },
};

export const APPROACH_CUES = {
  ...{ approached, interfered, notInterfered, pointsGiven, judged, exited, approachEnded },
} as const satisfies CueTable;
