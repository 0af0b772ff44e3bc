// What a table of a scenario file may not have: each fault in its words, with its place.
import { describe, expect, test } from 'vitest';
import { card, character, runAt, type State, spell } from './testing/at-table.ts';

const cards = [
  character('Rin'),
  character('Mio'),
  character('Kai'),
  spell('Star', 'Rin', { attack: { type: 'strike', power: 1 } }),
  spell('Comet', 'Rin', { ritual: 1, targets: [{ as: 'one', from: { who: 'foe', where: 'line' } }] }),
  card({ type: 'equipment', name: 'Stick', slot: 'weapon' }),
  card({ type: 'item', name: 'Hills', kind: 'terrain' }),
  card({ type: 'item', name: 'Herb', kind: 'once', effect: [{ do: 'draw', amount: 1 }] }),
];
const faultOf = (state: State) => runAt(state, [{ note: 'nothing' }], cards).message;

describe('a zone', () => {
  test('is one of those that there are', () => {
    expect(faultOf({ B: { graveyard: 'Rin' } })).toMatch(
      /^state\.B\.graveyard: no zone is called "graveyard"; there are lineup, deck, hand, discard, line, /,
    );
  });
  test.each<[State, string]>([
    [{ A: { line: 'Star' } }, 'state.A.line: in line lies a card of type character'],
    [{ A: { line: ['Rin', 'Mio', 'Kai', 'Rin'] } }, 'state.A.line[0]: in line stand 3 at most'],
    [{ A: { gear: 'Star' } }, 'state.A.gear: in gear lies a card of type equipment'],
    [{ A: { hand: 'Rin' } }, 'state.A.hand: characters lie in line or out only'],
    [{ A: { environment: 'Herb' } }, 'state.A.environment: in environment lie terrain and weather'],
    [{ A: { hand: { card: 'Star', face: 'up' } } }, 'state.A.hand: Spellcard has no face that is told'],
    [
      { A: { hand: { card: 'Star', orientation: 'busy' } } },
      'state.A.hand: only characters in line have an orientation and counters',
    ],
    [
      { A: { line: { card: 'Rin', orientation: 'asleep' } } },
      'state.A.line: an orientation is one of ready, guard, busy, not "asleep"',
    ],
    [
      { A: { line: { card: 'Rin', counters: { hp: 0 } } } },
      'state.A.line: counters of a character are hp, 1 or more, and spirit',
    ],
    [{ A: { line: { card: 'Rin', markers: ['Star'] } } }, 'state.A.line.markers[0]: Spellcard has no markers'],
    [
      { A: { hand: { card: 'Star', attached: ['Stick'] } } },
      'state.A.hand.attached[0]: equipment is attached to a character in line only',
    ],
    [{ A: { gear: 'Stick' } }, 'state.gearOn: it says which character Stick is on'],
    [
      { A: { line: { card: 'Rin', attached: ['Stick', 'Stick'] } } },
      'state.gearOn: a character has one weapon and one armour at most',
    ],
    [
      { A: { environment: 'Hills' }, B: { environment: 'Hills' } },
      'state: of each kind of environment there is one at most',
    ],
    [{ A: { chain: 'Star' } }, 'state.chain: Star lies in a zone "chain" and is not told of here'],
    [{ A: { ritual: 'Comet' } }, 'state.rituals: Comet lies in a zone "ritual" and is not told of here'],
    [{ A: { lineup: 3 } }, 'state: characters lie in the battle line by now'],
  ])('holds what belongs there: %j', (state, fault) => {
    expect(faultOf(state)).toBe(fault);
  });
});

describe('a table', () => {
  const A = { line: 'Rin', hand: 'Star', chain: 'Star' } as const;
  const B = { line: 'Mio' };
  const change = { card: 'Rin', last: 3, from: 'A', of: 'Star', text: 'effect' } as const;
  const star = { seat: 'A', kind: 'spell', card: 'chain', user: 'Rin' } as const;
  test.each<[State, string]>([
    [{ phase: 'lunch' }, 'state.phase: it is one of chooseTrios, adjustDecks, setUp, start, action, end, not "lunch"'],
    [{ begun: true }, 'state.begun: every phase of Spellcard begins where its first question is'],
    [{ modifiers: [] }, 'state.modifiers: Spellcard has "changes" instead'],
    [
      { A: { hand: 'Star' }, done: [{ card: 'Star' }] },
      'state.done[0].card: only characters in the battle line are so',
    ],
    [{ used: ['Star'] }, 'state.used[0]: Star is not unique'],
    [{ A, changes: [{ ...change, what: 'atk' }] }, 'state.changes[0]: say by how much, "by"'],
    [{ A, changes: [{ ...change, what: 'cannot' }] }, 'state.changes[0]: say what it cannot do, "do"'],
    [
      { A, changes: [{ ...change, what: 'atk', by: 1, text: 'skill' }] },
      'state.changes[0].text: Star has no text at "skill"',
    ],
    [{ asked: 'A' }, 'state.asked: there is no declaration to answer'],
    [
      { A, B, chain: [{ ...star, targets: { attacked: ['Mio'] } }], refused: true },
      'state.refused: "asked" says who may answer now',
    ],
    [{ A, B, chain: [star] }, 'state.chain[0].targets: it names "attacked", and the file does not'],
    [
      { A, B, chain: [{ seat: 'A', kind: 'spell', card: 'chain' }] },
      'state.chain[0].user: a spell card is cast by a character',
    ],
    [
      { A, B, chain: [{ ...star, kind: 'item' }] },
      'state.chain[0].kind: a card of type spell is no declaration of that kind',
    ],
    [{ A, B, chain: [{ ...star, card: 'A.hand' }] }, 'state.chain[0].card: it lies in the chain zone of its player'],
    [
      { A, B, chain: [{ ...star, card: null }] },
      'state.chain[0].card: a card that is declared waits in the chain zone',
    ],
    [
      { A: { line: 'Rin' }, B, chain: [{ seat: 'B', kind: 'attack', card: 'Rin' }] },
      'state.chain[0].card: a character of its side declares it',
    ],
    [
      { A: { line: 'Rin' }, B, chain: [{ seat: 'A', kind: 'attack', card: 'Rin' }] },
      'state.chain[0].targets: an attack names its target as "attacked"',
    ],
    [
      { A: { line: 'Rin' }, B, chain: [{ seat: 'A', kind: 'skill', card: null }] },
      'state.chain[0]: a character that has gone is told by "no"',
    ],
    [
      { phase: 'end', A: { line: 'Rin' }, chain: [{ seat: 'A', kind: 'skill', card: 'Rin' }] },
      'state.chain: it is declared in the action phase',
    ],
    [
      { A: { line: 'Rin', hand: 'Comet' }, rituals: [{ seat: 'A', card: 'Comet', caster: 'Rin', due: 4 }] },
      'state.rituals[0].card: it is a spell card in a ritual zone',
    ],
    [
      { A: { line: 'Rin', ritual: 'Comet' }, rituals: [{ seat: 'A', card: 'Comet', caster: 'Rin', due: 4 }] },
      'state.rituals[0].targets: it names "one", and the file does not',
    ],
    [{ rosters: {} }, 'state.rosters: decks are chosen with "phase": chooseTrios, adjustDecks'],
  ])('is whole: %j', (state, fault) => {
    expect(faultOf(state)).toBe(fault);
  });
});

describe('the set-up', () => {
  const A = { lineup: 3, deck: 60 };
  const shown = { line: ['Rin', 'Mio', 'Kai'], deck: 60 };
  test.each<[State, string]>([
    [{ phase: 'chooseTrios', A: { deck: 60 } }, 'state.A: "lineup" is 3, and nothing in "line"'],
    [{ phase: 'chooseTrios', A: { lineup: 3, deck: 50 } }, 'state.A: "deck" is 60'],
    [{ phase: 'adjustDecks', A }, 'state.A: there are 3 characters in "line", and nothing in "lineup"'],
    [{ phase: 'chooseTrios', A: { ...A, hand: 1 } }, 'state.A: nothing else lies there before the decks are ready'],
    [
      { phase: 'chooseTrios', A, B: A, rosters: { A: ['mine'] } },
      'state.rosters.A[0]: no starter deck is called "mine"; there are last-collection, nine-lights, clock-harvest, closed-harbour, rooftops, undelivered, ledger-of-light, letters-from-the-wood',
    ],
    [
      { phase: 'adjustDecks', A: shown, B: shown },
      'state.rosters: the sets have too few spell cards of Kai for a deck that is not told',
    ],
  ])('begins with sleeves and rosters: %j', (state, fault) => {
    expect(faultOf(state)).toBe(fault);
  });
});
