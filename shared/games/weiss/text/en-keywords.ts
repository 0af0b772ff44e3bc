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
  'keyword.greatPerformance':
    "Great Performance: while this card is in the middle of the center stage and not reversed, whoever of your opponent's attacks makes a frontal attack on it.",
  'keyword.alarm': 'Alarm: works while this card is the top card of your clock.',
  'keyword.change': 'Change: you may pay its cost to put the named card onto the slot of this one.',
  'keyword.memory': 'Memory: looks at your memory, or works there.',
  'keyword.experience': 'Experience: looks at the cards in your level zone; a climax there counts 0.',
  'keyword.shift':
    'Shift: at the beginning of your main phase you may exchange this card in your clock with a card of the same color in your hand.',
  'keyword.accelerate': 'Accelerate: its cost puts cards into your clock.',
  'keyword.resonate': 'Resonate: its cost reveals a named card in your hand.',
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
  'keyword.icon.chance':
    'Chance icon: when triggered, this card goes to the waiting room; reveal up to two cards from the top of your deck, one of them goes to your stock and the other to your hand.',
  'keyword.icon.discovery':
    'Discovery icon: when triggered, reveal up to three cards from the top of your deck; you may take a character among them, the rest go to the waiting room.',
  'keyword.icon.focus':
    'Focus icon: when triggered, you may return an event, or a character of cost 0, from your waiting room to your hand.',
  'keyword.icon.choice':
    'Choice icon: when triggered, you may take a character with a soul icon from your waiting room to your hand or stock.',
};
