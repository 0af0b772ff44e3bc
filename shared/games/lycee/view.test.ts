// What everybody sees of declarations and of windows, beyond the cards that lie there.
import { expect, test } from 'vitest';
import { Match } from '../../kernel/match.ts';
import { lycee } from './game.ts';
import { card, character, event, laidTable, type State } from './testing/at-table.ts';

const rin = character('Rin');
const chant = event('Chant');

test('a cost that is only reserved shows what it takes of field and dust box, and counts what it takes of the hand (5.8)', () => {
  const special = [
    { pay: 'trashOther', amount: 1 },
    { pay: 'discard', amount: 1 },
    { pay: 'removeFromDustBox', amount: 1 },
  ] as const;
  const cost = { pips: { star: 1 }, special };
  const state: State = {
    phase: 'respond',
    A: { AC: 'Rin', hand: ['Rin', 'Rin'], dustBox: ['Rin'], chain: ['Chant'] },
    B: { hand: 1 },
    chain: [
      {
        seat: 'A',
        kind: 'event',
        card: 'Chant',
        reserves: { cost, points: ['hand.1'], picks: [['AC'], ['hand.2'], ['dustBox.1']] },
      },
    ],
  };
  const match = Match.start(lycee, laidTable(state, [rin, chant], { pay: 'resolution' }));
  const { facts, zones } = match.view('public');
  expect(facts['chain']).toEqual([
    expect.objectContaining({ reserved: 2, reserves: [zones[0]['AC'], zones[0]['dustBox']].flat() }),
  ]);
});

test('what has been paid is not reserved', () => {
  const state: State = {
    phase: 'respond',
    A: { chain: ['Chant'] },
    B: { hand: 1 },
    chain: [{ seat: 'A', kind: 'event', card: 'Chant' }],
  };
  const { facts } = Match.start(lycee, laidTable(state, [chant])).view('public');
  expect(facts['chain']).toEqual([expect.not.objectContaining({ reserved: expect.anything() })]);
  expect(facts['chain']).toEqual([expect.not.objectContaining({ reserves: expect.anything() })]);
});

test('a declaration shows the cell and the declaration that its text names, whatever it calls them (7.4)', () => {
  const wind = event('Wind', { targets: [{ as: 'siding', cell: 'ownEmpty' }] });
  const hush = event('Hush', { targets: [{ as: 'moment', declaration: { by: 'opponent' } }] });
  const state: State = {
    phase: 'respond',
    A: { chain: ['Wind'], hand: 1 },
    B: { chain: ['Hush'] },
    chain: [
      { seat: 'A', kind: 'event', card: 'Wind', cells: { siding: 'A.DR' } },
      { seat: 'B', kind: 'event', card: 'Hush', declarations: { moment: 1 } },
    ],
  };
  const table = laidTable(state, [wind, hush]);
  expect(Match.start(lycee, table).view('public').facts['chain']).toEqual([
    expect.objectContaining({ cell: { seat: 0, cell: 'DR' } }),
    expect.objectContaining({ answers: table.chain[0]?.id }),
  ]);
});

test('whoever may answer a declaration is shown the ability that was declared, where it is one (7.1)', () => {
  const state: State = {
    phase: 'respond',
    A: { chain: ['Chant'] },
    B: { hand: 1 },
    chain: [{ seat: 'A', kind: 'event', card: 'Chant' }],
  };
  const declared = Match.start(lycee, laidTable(state, [chant]));
  expect(declared.shownAsk(1)?.about).toMatchObject({ path: 'abilities.0' });
  const placed: State = {
    ...state,
    A: { chain: ['Rin'] },
    chain: [{ seat: 'A', kind: 'summon', card: 'Rin', cells: { cell: 'A.DR' } }],
  };
  const summoned = Match.start(lycee, laidTable(placed, [rin]));
  expect(summoned.shownAsk(1)?.about).not.toHaveProperty('path');
});

test('a support step that is not held opens no window (10.2)', () => {
  const windowsTold = (skipSupportWhenUnblocked: boolean): unknown[] => {
    const state: State = {
      phase: 'defender',
      A: { AC: { card: 'Rin', orientation: 'acted' } },
      B: { DC: 'Rin' },
      battle: { attacker: 'A.AC', cell: 'DC' },
    };
    const match = Match.start(lycee, laidTable(state, [rin], { skipSupportWhenUnblocked }));
    match.submit(1, match.askOf(1)?.id ?? 0, []);
    return match
      .listen()
      .flatMap(({ what }) => ('facts' in what ? Object.entries(what.facts ?? {}) : []))
      .flatMap(([fact, is]) => (fact === 'window' && is !== null ? [(is as { name: string }).name] : []));
  };
  expect(windowsTold(true)).not.toContain('support');
  expect(windowsTold(false)).toContain('support');
});

test('a declared card that its own cost has taken back to the hand is named to its owner alone (5.7, section 2)', () => {
  const doer = character('Rin', {
    abilities: [{ kind: 'declared', cost: { special: [{ pay: 'returnThis' }] }, effect: [{ do: 'draw', amount: 1 }] }],
  });
  const match = Match.start(lycee, laidTable({ A: { AC: 'Rin' }, B: { hand: 1 } }, [doer]));
  const { id = 0, spec } = match.askOf(0) ?? {};
  match.submit(0, id, [spec?.from.findIndex((one) => 'action' in one && one.action.do === 'use') ?? 0]);
  const [inHand] = [match.view(0).zones[0]['hand']].flat();
  expect(match.view(0).facts['chain']).toEqual([expect.objectContaining({ card: inHand })]);
  for (const viewer of [1, 'public'] as const)
    expect(match.view(viewer).facts['chain']).toEqual([expect.objectContaining({ card: null })]);
});

test('a move that an item gives is offered as what it is there, not as a line of the character', () => {
  const state: State = { A: { AC: { card: 'LY/A-002', attached: ['LY/C-026'] }, AL: 'LY/A-002' } };
  const match = Match.start(lycee, laidTable(state));
  const moves = match
    .askOf(0)
    ?.spec.from.flatMap((one) => ('action' in one && one.action.do === 'move' ? one.action : []));
  const given = { no: 'LY/C-026', path: 'abilities.0.gives.1.basic' };
  expect(moves?.filter((one) => 'given' in one)).toEqual([expect.objectContaining({ given })]);
  expect(lycee.describe(given.no, 'en')[lycee.lineOf(given.no, given.path) ?? -1]).toContain('Jump');
});

test('who hits first, cannot be downed or may not defend is told, wherever it comes from', () => {
  const gives = (what: object) => ({ abilities: [{ kind: 'always', to: 'bearer', gives: [what] }] });
  const cards = [
    rin,
    character('Quick', { basics: [{ basic: 'dash' }] }),
    card({ type: 'item', name: 'Shield', ...gives({ what: 'cannot', do: 'down' }) }),
    card({ type: 'item', name: 'Bed', ...gives({ what: 'cannot', do: 'defend' }) }),
    card({ type: 'area', name: 'Lane', ...gives({ what: 'basic', basic: { basic: 'sideAttack', cost: {} } }) }),
  ];
  const seenOf = (state: State) => Match.start(lycee, laidTable(state, cards)).view('public');
  expect(seenOf({ A: { AC: 'Rin' } }).facts['battleTraits']).toEqual({});
  const A = { AC: 'Quick', AL: { card: 'Rin', attached: ['Shield'] }, areaAL: 'Lane' };
  const { zones, facts } = seenOf({ A, B: { DC: { card: 'Rin', attached: ['Bed'] } } });
  const [a, b] = zones;
  expect(facts['battleTraits']).toEqual({
    hitsFirst: a['AC'],
    attacksSideways: a['AL'],
    cannotDefend: b['DC'],
    cannotBeDowned: a['AL'],
  });
});

test('cards of a hand that its chooser does not see are offered in an order that does not tell which came last', () => {
  const pry = event('Pry', { effect: [{ do: 'choose', as: 'one', from: { who: 'opponent', where: 'hand' } }] });
  const match = Match.start(lycee, laidTable({ A: { hand: ['Pry'] }, B: { hand: 30 } }, [pry]));
  for (const [seat, picks] of [
    [0, [0]],
    [1, []],
  ] as const)
    match.submit(seat, match.askOf(seat)?.id ?? 0, picks);
  const offered = match.askOf(0)?.spec.from.flatMap((one) => ('card' in one ? [one.card] : []));
  const lying = match.state.zones[1].hand;
  expect(offered).not.toEqual(lying);
  expect(offered?.toSorted()).toEqual(lying.toSorted());
});
