// The log of Precious Memories as it reads on the page: what is declared with all that it names, points, and how an approach ended.
import { expect, test } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { HeardChange, HeardEvent } from '../../../shared/kernel/model.ts';
import { lineFor, type Names, plainText } from '../../table/log-text.ts';
import { nameOf } from '../../text/card-text.ts';
import { characterOf, someOf } from './testing/shown-table.ts';

const game = gameOf('precious');
const [hero, other, event, support] = [characterOf(1), characterOf(3), someOf('event'), someOf('support')];
const names: Names = {
  game,
  seatName: (seat) => ['Ada', 'Ben'][seat] as string,
  faceOf: (no) => (game.print(no) === undefined ? undefined : { no }),
};
const named = (no: string): string => nameOf(game, no).text;
const said = (what: HeardChange | HeardEvent): string | undefined => {
  const line = lineFor(names, { n: 1, because: 0, what }, () => undefined);
  return line && plainText(names, line.parts);
};
const declared = (kind: string, card: string, rest: object = {}): string | undefined =>
  said({
    type: 'declared',
    card,
    seat: 0,
    kind,
    no: card,
    text: null,
    targets: [],
    area: null,
    against: null,
    ...rest,
  });
const moved = (from: string, to: string): string | undefined =>
  said({
    type: 'moved',
    seat: 0,
    from,
    toSeat: 0,
    to,
    cards: [{ was: hero, now: { handle: hero, face: { no: hero } } }],
  });

test('a declaration tells where a character enters, what it names, and what it interrupts', () => {
  expect(declared('entry', hero, { area: 'mainArea' })).toBe(`Ada enters ${named(hero)}: main area`);
  expect(declared('entry', hero, { area: 'mainArea', targets: [other] })).toBe(
    `Ada enters ${named(hero)}: main area, in place of ${named(other)}`,
  );
  expect(declared('event', event, { targets: [other], against: hero })).toBe(
    `Ada plays ${named(event)}, naming ${named(other)}, against ${named(hero)}`,
  );
  expect(declared('support', support, { targets: [hero] })).toBe(`Ada plays ${named(support)} for ${named(hero)}`);
});

test('a point tells whose it is, and payment by a point which one was turned', () => {
  expect(moved('deck', 'pointArea')).toBe(`${named(hero)} becomes a point of Ada`);
  expect(said({ type: 'pointsGiven', seat: 1, amount: 2, by: hero })).toBe(`Ben receives 2 points from ${named(hero)}`);
  expect(said({ type: 'turned', cards: [hero], state: 'faceDown' })).toBe(`Face down: ${named(hero)}`);
});

test('an approach that ends as it should adds no line, one whose character was lost does', () => {
  const ended = (how: string) => said({ type: 'approachEnded', approacher: hero, how });
  expect([ended('points'), ended('judgement')]).toEqual([undefined, undefined]);
  expect(ended('approacherLeft')).toBe(`The approach is over: ${named(hero)} has left`);
});
