// What the cues of Lycee say beside the words of the game and of every match.
export const CUE_WORDS: Readonly<Record<string, string>> = {
  'float.value': '{{by}} {{value}}',
  'float.damage': '{{n}} damage',
  'float.left': '{{n}} left',
  'float.undefended': 'No defender',
  'float.takenOver': 'Taken over',
  'float.paid': 'Paid',
  'float.unpaid': 'Not paid',
  'float.newHand': 'New hand',
  'failed.target': 'Target lost',
  'failed.cell': 'Cell taken',
  'failed.person': 'Already there',
  'failed.cost': 'Not paid',
  'failed.negated': 'Negated',
  'failed.attacker': 'Attacker lost',
  'failed.source': 'Character lost',
};
