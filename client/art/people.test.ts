// Tests of how people are put together from parts.
import { describe, expect, it } from 'vitest';
import { beingParts, checkTraits, moodOf, PARTS, personParts, stanceOf } from './people.ts';

describe('the parts of somebody', () => {
  it('lie over one another from the hair behind the head to what the hands hold', () => {
    const parts = personParts('long', ['up', 'scarf', 'toast', 'freckles', 'coat'], 'grin');
    expect(parts).toEqual([
      'long.back',
      'body',
      'clothes.coat',
      'head',
      'mark.freckles',
      'grin',
      'mouth.toast',
      'long.front',
      'wear.scarf',
      'gesture.up',
    ]);
    for (const part of parts) expect(PARTS).toHaveProperty([part]);
  });
  it('a stance takes the place of the body and of the clothes over it', () => {
    const parts = personParts('short', ['run', 'coat'], 'open');
    expect(parts).toContain('stance.run');
    expect(parts).not.toContain('body');
    expect(parts).not.toContain('clothes.coat');
    expect(stanceOf(['coat', 'run'])?.lean).toBeGreaterThan(0);
    expect(stanceOf(['coat'])).toBeUndefined();
  });
  it('who looks away from us shows no face, and of what is worn only what goes all round', () => {
    const parts = personParts('bob', ['away', 'glasses', 'scarf', 'waistcoat', 'moustache'], 'grin');
    expect(parts).toEqual(['body', 'away', 'bob.back', 'wear.scarf']);
  });
  it('a being wears what people wear, but nothing that says it wears none', () => {
    expect(beingParts('Cat', ['none', 'crown'])).toEqual(['Cat', 'wear.crown']);
  });
  it('the mood of a card goes before the usual one', () => {
    expect(moodOf(['stern', 'coat', 'grin'])).toBe('grin');
    expect(moodOf(['coat'])).toBeUndefined();
  });
  it('what nobody can be is named', () => {
    expect(() => checkTraits(['run', 'invisible'])).toThrow('invisible');
    expect(() => checkTraits(['run', 'turned', 'away'])).not.toThrow();
  });
});
