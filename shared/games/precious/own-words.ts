// Words that Precious Memories alone uses, which a house rule keeps out of what every game shares.
// Left out: words of a second game (area, support, active) and those that mean something else too (interrupt, natural, break, exit, approach).
export const OWN_WORDS: readonly string[] = [
  'point area',
  'main area',
  'support area',
  'exit judgement',
  'exit judgment',
  'interferer',
  'interfered',
  'approacher',
  'natural x',
  'forced approach',
  'use condition',
  'use-text',
  'free timing',
  'seventh point',
];
