// What the cues of Precious Memories say beside the words of the game and of every match.
export const CUE_WORDS: Readonly<Record<string, string>> = {
  'float.value': '{{by}} {{value}}',
  'float.point': '+1 point',
  'float.points': '+{{n}} points',
  'float.left': '{{n}} left',
  'float.break': 'Break!',
  'float.interfered': 'Interference',
  'float.notInterfered': 'Not interfered',
  'float.exits': 'Exits',
  'float.newHand': 'New hand',
  'float.approacherLeft': 'Approacher lost',
  'float.interfererLeft': 'Interferer lost',
  'failed.negated': 'Negated',
  'failed.bearer': 'Bearer lost',
  'failed.identity': 'Already there',
};
