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
const WAX: Stuff = ['#ffe0e4', '#cc2c4c', '#4c0818'];
const APPLE: Stuff = ['#fff0d0', '#e05838', '#4c1414', '#fff4d8'];
/** Dark at its edges, pale within. */
const EDGED: Stuff = ['#9c90b8', '#30283c', '#0c0a14', '#f4ecdc'];
const PALE: Stuff = ['#ffffff', '#a4e4ff', '#1c4c84', '#e4faff'];
const SLATE: Stuff = ['#ffe2b4', '#b97a42', '#1c3038'];
const GAUZE: Stuff = ['#fffae0', '#f0ca78', '#6a4214', '#fff4d8'];
const TAR: Stuff = ['#b0bccc', '#3c4454', '#0e121c'];
const OILSKIN: Stuff = ['#fffbd0', '#f0c038', '#5c3c08'];
const PLUM: Stuff = ['#ffe8f8', '#b05c94', '#3c1438'];
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
  [CROW, 'raven captain-hat-profile'],
  [RED, 'tomato air-balloon flying-flag watering-can large-paint-brush position-marker'],
  [SEA, 'sperm-whale'],
  [
    STEEL,
    'microphone jack-plug speaker boombox steering-wheel flat-tire tire-iron-cross robot-grab crane-claw scissors comb',
  ],
  [STEEL, 'sewing-needle game-console'],
  [PAPER, 'eating-pelican card-queen-spades dumpling-bao'],
  [PAPER, 'post-stamp audio-cassette film-strip notebook mailbox ice-cube night-sleep speaker-off rule-book'],
  [RED, 'rotary-phone boombox bus school-bag accordion spinning-top joystick ping-pong-bat spades'],
  [RED, 'armchair handheld-fan carrot megaphone sticky-boot'],
  [RED, 'cup-and-ball knight-banner rolling-dices'],
  [PETAL, 'matryoshka-dolls sea-star wrapped-sweet balloon-dog party-hat shattered-heart'],
  [SEA, 'entangled-typhoon double-fish bubbles soda-bottle long-board rolling-suitcase'],
  [GLASS, 'glass-ball marbles sound-waves sparkles igloo'],
  [HONEY, 'pencil'],
  [WOOD, 'chess-rook guitar jelly-beans direction-signs abacus empty-chessboard park-bench paw-print'],
  [FLAME, 'campfire burning-meteor paper-lantern'],
  [STAR, 'star-formation crown-coin coins coinflip queen-crown pinball-flipper trophy-cup'],
  [VIOLET, 'ringed-planet galaxy teapot'],
  [COPPER, 'bus-stop shirt-button vacuum-flask'],
  [ALERT, 'on-air'],
  [WAX, 'wax-seal postmark'],
  [APPLE, 'clock-apple'],
  [EDGED, 'bordered-letter'],
  [PALE, 'blank-stamp'],
  [SLATE, 'slate-board'],
  [GAUZE, 'veiled-hat'],
  [CRUST, 'life-jacket'],
  [BRASS, 'rooster'],
  [PAPER, 'silenced'],
  [TAR, 'rolled-cloth squid silenced unlit-bomb unplugged'],
  [OILSKIN, 'lab-coat'],
  [PLUM, 'letter-moth cloak corset drink-me'],
  [PAPER, 'papers folded-paper paper-arrow paper-crane files diploma target-poster finger-print'],
  [PAPER, 'letter-bundle scroll-unfurled'],
  [WOOD, 'stamper tree-roots slate-board louvred-shutters gavel relay-baton full-folder open-folder open-hatch'],
  [WOOD, 'wooden-crate box-unpacking'],
  [CRUST, 'paper-cone sandbags'],
  [SAIL, 'diving-bird'],
  [WOOD, 'bookshelf'],
  [BRASS, 'scales signal-horn clock-tower telegraph-key stiletto flute power-ring diving-helmet fountain-pen'],
  [STRAW, 'fist veiled-hat'],
  [RED, 'return-arrow firework-rocket life-jacket rubber-boot spotted-mushroom'],
  [FLAME, 'explosion-rays square-bottle'],
  [STAR, 'eclipse-flare wingfoot'],
  [BEACON, 'light-projector'],
  [LAMP, 'lantern-pole'],
  [SEA, 'ship-bow'],
  [ICE, 'droplets'],
  [LEAF, 'fruit-tree root-tip thorny-vine oak-leaf falling-leaf'],
  [PETAL, 'flower-twirl'],
  [STEEL, 'cannon mortar boat-hook bolt-cutter metal-boot steeltoe-boots'],
  [BRASS, 'big-gear'],
  [COPPER, 'candlestick-phone'],
  [LINEN, 'ghost barn-owl feathered-wing'],
  [SILVER, 'quill'],
  [CROW, 'crow-dive'],
  [WOOD, 'violin harp music-stand metronome barrel bed'],
  [EDGED, 'grand-piano'],
  [STEEL, 'tuning-fork snow-shovel furnace'],
  [SILVER, 'pipe-organ peaks'],
  [ICE, 'icicles snowing'],
  [PAPER, 'musical-score'],
  [LEAF, 'pine-tree'],
  [RED, 'theater-curtains'],
  [BRASS, 'winding-key'],
  [COPPER, 'brass-heart'],
  [STRAW, 'singing-dune'],
];

export function stuffOf(icon: string): Stuff {
  const found = OF.find(([, icons]) => icons.split(' ').includes(icon));
  if (found === undefined) throw new Error(`nothing says what ${icon} is made of`);
  return found[0];
}
