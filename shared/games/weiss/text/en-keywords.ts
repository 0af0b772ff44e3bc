// English words of Weiß Schwarz: what each label and icon on a card stands for, in a sentence (1.2, section 8).
export const EN_KEYWORDS: Readonly<Record<string, string>> = {
  'keyword.encore':
    'Encore: when this card goes from the stage to the waiting room, you may pay its cost to put it back onto its slot, resting. Every character has Encore for three cards of stock besides.',
  'keyword.assist': 'Assist: works while this card is on the back stage, for your characters in front of it.',
  'keyword.backup':
    'Backup: in the counter step you may use this card from your hand to strengthen your character that is being attacked. It needs the level named, no color.',
  'keyword.bond': 'Bond: when you play this card you may pay its cost to return the named card from your waiting room.',
  'keyword.brainstorm':
    'Brainstorm: cards from the top of your deck are flipped over and go to your waiting room; what you get depends on the climaxes among them.',
  'keyword.cxCombo': 'CX Combo: works together with the climax it names.',
  'keyword.counter': 'Counter: can be used in the counter step of a frontal attack against you.',
  'keyword.icon.soul': 'Soul icon: when triggered, the attacker gets +1 soul until the end of the turn.',
  'keyword.icon.return': "Return icon: when triggered, you may return one of your opponent's characters to the hand.",
  'keyword.icon.pool': 'Pool icon: when triggered, you may put the top card of your deck into your stock.',
  'keyword.icon.comeback':
    'Comeback icon: when triggered, you may return a character from your waiting room to your hand.',
  'keyword.icon.draw': 'Draw icon: when triggered, you may draw a card.',
  'keyword.icon.shot':
    "Shot icon: when triggered, the next time this turn that this attacker's damage is canceled, 1 damage is dealt.",
  'keyword.icon.treasure':
    'Treasure icon: when triggered, this card goes to your hand, and you may put the top card of your deck into your stock.',
  'keyword.icon.gate': 'Gate icon: when triggered, you may return a climax from your waiting room to your hand.',
  'keyword.icon.standby':
    'Standby icon: when triggered, you may put a character of at most your level + 1 from your waiting room onto your stage, resting.',
  'keyword.icon.choice':
    'Choice icon: when triggered, you may take a character with a soul icon from your waiting room to your hand or stock.',
};
