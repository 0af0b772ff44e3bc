// What each motif is made of: light, body, shade, and for some the light they give.
import type { Icon } from './artwork.ts';

type Stuff = Icon['stuff'];
const BRASS: Stuff = ['#fff4cc', '#e2a83c', '#43260f'];
/** Its glass is lit: what is cut out of it shines. */
const LAMP: Stuff = ['#fff0c0', '#c9812c', '#3a1c10', '#ffe08a'];
const HOME: Stuff = ['#fff0d8', '#c88660', '#2a1420', '#ffcf6a'];
const BEACON: Stuff = ['#ffffff', '#c4ccdc', '#232a44', '#ffeeb0'];
const CANVAS: Stuff = ['#ffffff', '#ffe2b4', '#5c1424'];
const FLAME: Stuff = ['#fffbe0', '#ffb040', '#7a2f10', '#fff0a0'];
const STAR: Stuff = ['#ffffff', '#ffe27a', '#6a4410'];
const WOOD: Stuff = ['#ffe2b4', '#b97a42', '#40210f'];
const CRUST: Stuff = ['#fff0cc', '#dd9648', '#5c2c10'];
const STEEL: Stuff = ['#ffffff', '#9fb2c8', '#222e42'];
const PAPER: Stuff = ['#ffffff', '#f2e6cc', '#5a4a3c'];
const SEA: Stuff = ['#f2ffff', '#58b8c4', '#0c3a4c'];
const SHELL: Stuff = ['#fff8f0', '#f0a890', '#5c2438'];
const LEAF: Stuff = ['#f4ffd0', '#86b45c', '#1e3c24'];
const RED: Stuff = ['#ffe6d4', '#e0503c', '#4c1018'];
const SAIL: Stuff = ['#ffffff', '#ffd9a0', '#53311f'];
const BOLT: Stuff = ['#ffffff', '#ffe45c', '#453080'];
const WIND: Stuff = ['#ffffff', '#b4dcf4', '#1c3c64'];
const NIGHT: Stuff = ['#dfe8ff', '#6a7cb0', '#10162c'];
const SILVER: Stuff = ['#ffffff', '#d4e0f0', '#2c4468'];
const COPPER: Stuff = ['#ffe8d4', '#dc7c44', '#481a10'];
const ICE: Stuff = ['#ffffff', '#b4dcf8', '#24547c'];
const GLASS: Stuff = ['#ffffff', '#a4d0f4', '#24507c', '#f4fcff'];
/** Brass around a white face. */
const DIAL: Stuff = ['#fff4cc', '#e2a83c', '#43260f', '#fff8ea'];
const HONEY: Stuff = ['#fff6c8', '#f4a828', '#6a3206'];
/** Wood in the sun: also what lies deep in it is light. */
const HIVE: Stuff = ['#fff6d8', '#e8b458', '#5c3410', '#fbe0a0'];
const PETAL: Stuff = ['#fff4f6', '#f47ca0', '#5c1838'];
const STRAW: Stuff = ['#fffae0', '#f0ca78', '#6a4214'];
const LINEN: Stuff = ['#ffffff', '#e4edf4', '#44587c'];
const CROW: Stuff = ['#a4b0d0', '#343a54', '#0c0e1a'];
const VIOLET: Stuff = ['#f8f0ff', '#a484e0', '#2c1858'];
/** Red light. */
const ALERT: Stuff = ['#ffb8a8', '#c8282c', '#3a0a10', '#ffeee0'];

const OF: readonly (readonly [Stuff, string])[] = [
  [LAMP, 'lantern-flame old-lantern lantern street-light window'],
  [HOME, 'village house'],
  [BEACON, 'lighthouse control-tower'],
  [CANVAS, 'biplane kite'],
  [BRASS, 'ship-wheel ringing-bell keyring spyglass trophy hunting-horn crown'],
  [BRASS, 'telescope compass stopwatch'],
  [FLAME, 'candle-flame asian-lantern rocket-flight sunrise'],
  [STAR, 'polar-star star-swirl stars-stack falling-star comet-spark'],
  [SILVER, 'moon moon-orbit'],
  [WOOD, 'harbor-dock wooden-door exit-door bindle toolbox sitting-dog mooring-bollard boots'],
  [CRUST, 'sliced-bread wheat coffee-cup'],
  [STEEL, 'anchor spanner gears auto-repair tire-iron oil-can oil-drum car-wheel delivery-drone headphones'],
  [STEEL, 'steelwing-emblem winged-emblem plane-wing photo-camera cycling'],
  [PAPER, 'paper-boat love-letter envelope quill-ink treasure-map scroll-quill rule-book paper-plane seagull'],
  [PAPER, 'checkered-flag'],
  [SHELL, 'nautilus-shell'],
  [SEA, 'big-wave wave-crest water-splash'],
  [LEAF, 'reed'],
  [RED, 'drum windsock speedometer airplane converse-shoe umbrella'],
  [SAIL, 'falcon-moon sailboat shooner-sailboat fishing-boat hang-glider airplane-departure'],
  [BOLT, 'lightning-trio lightning-storm heavy-lightning'],
  [WIND, 'wind-slap whirlwind tornado'],
  [NIGHT, 'imp-laugh'],
  [DIAL, 'alarm-clock mended-watch cuckoo-clock'],
  [BRASS, 'wall-clock minute-hand hour-hand watch-spring winter-gloves magnifying-glass key screw pendulum-swing'],
  [BRASS, 'trumpet tuba trombone whistle weather-vane bee-smoker bugle-call'],
  [STAR, 'musical-notes double-quaver sun'],
  [FLAME, 'candle-light'],
  [COPPER, 'copper-headphones cooking-pot old-microphone film-spool radio-tower ladle pocket-radio slippers'],
  [ICE, 'mountains snowflake-2 frozen-orb snowman drop plain-bucket'],
  [GLASS, 'great-lens'],
  [STEEL, 'anvil driving-wheel pincers gardening-shears padlock valve compact-disc spoon observatory water-gun'],
  [PAPER, 'archive-register open-book white-book ticket newspaper feather scroll-unfurled banknote chat-bubble'],
  [PAPER, 'night-sleep cubes glass-eye'],
  [VIOLET, 'hourglass clock-of-thirteen butterfly'],
  [HONEY, 'honeycomb artificial-hive honey-jar dripping-honey bee mason-jar'],
  [HIVE, 'beehive'],
  [WOOD, 'slant-ladder wooden-sign suitcase skis luggage-tag cardboard-box-closed fedora clothespin sparrow rail-road'],
  [WOOD, 'leather-boot running-shoe'],
  [LEAF, 'shamrock linden-leaf palm-tree'],
  [PETAL, 'poppy yarn-ball'],
  [STRAW, 'skimmer-hat'],
  [LINEN, 'shirt t-shirt'],
  [CROW, 'raven'],
  [RED, 'tomato air-balloon flying-flag watering-can large-paint-brush position-marker'],
  [SEA, 'sperm-whale'],
  [ALERT, 'on-air'],
];

export function stuffOf(icon: string): Stuff {
  const found = OF.find(([, icons]) => icons.split(' ').includes(icon));
  if (found === undefined) throw new Error(`nothing says what ${icon} is made of`);
  return found[0];
}
