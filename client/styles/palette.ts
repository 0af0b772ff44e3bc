// The palette as numbers for the canvas; the same colours stand in tokens.css for the DOM, and a test compares the two.
export const palette = {
  /** The room around the table. */
  night: 0x0f1420,
  nightDeep: 0x090c14,
  /** The playing surface, lit from above. */
  felt: 0x17303a,
  feltLit: 0x1f4450,
  feltEdge: 0x0f2029,
  panel: 0x182032,
  panelRaised: 0x222c42,
  line: 0x34415c,
  text: 0xf3efe6,
  muted: 0xa3adc2,
  /** Lamp light: what can be chosen, what is asked, the one thing to press. */
  accent: 0xffb65c,
  accentDeep: 0x8a5418,
  onAccent: 0x241503,
  danger: 0xff6b6b,
  good: 0x7fd6a4,
  you: 0x8fc7ff,
  foe: 0xff9d9d,
  cardBack: 0x2b3a63,
  cardPaper: 0xf1e9d8,
  cardInk: 0x1d2230,
  cardYellow: 0xe9c33b,
  cardGreen: 0x4fae62,
  cardRed: 0xd9534f,
  cardBlue: 0x4a86d8,
  cardColorless: 0x8a93a6,
} as const;
