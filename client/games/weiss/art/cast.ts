// Who and what is on each card of our own sets: its scene, hour, layout and motifs. Whoever is on several keeps the motif.
import { type Casting, cast } from '../../../art/casting.ts';
import { CONSERVATORY } from './cast-conservatory.ts';

/** Numbers of Lantern Harbor. */
const HARBOR: Readonly<Record<string, Casting>> = {
  '001': cast('quay dusk', 'heldRight', 'lantern-flame street-light harbor-dock', 'Sela', 'scarf'),
  '002': cast('roofs dawn', 'right', 'sliced-bread wheat', 'Marlo', 'toque'),
  '003': cast('quay night', 'left', 'old-lantern moon', 'Hush'),
  '004': cast('river dusk', 'right', 'sailboat ship-wheel', 'Ibbie', 'cap'),
  '005': cast('roofs night', 'high', 'polar-star falling-star stars-stack', 'Tovi', 'glasses'),
  '006': cast('roofs dusk', 'left', 'spyglass coffee-cup moon', 'Nell', 'scarf'),
  '007': cast('quay dawn', 'right', 'anchor mooring-bollard fishing-boat', 'Orrin', 'cap'),
  '008': cast('deep night', 'high', 'ringing-bell nautilus-shell', 'Echo'),
  '009': cast('festival night', 'heldLeft', 'drum asian-lantern moon', 'Drummer', 'band'),
  '010': cast('festival dusk', 'left', 'lantern-flame candle-flame', 'Sela', 'none'),
  '011': cast('hills night', 'pair', 'telescope stars-stack', 'Tovi+Nell', 'none'),
  '012': cast('roofs night', 'right', 'keyring sitting-dog street-light', 'Corin', 'hat'),
  '013': cast('river dawn', 'heldRight', 'paper-boat love-letter', 'Wren', 'none'),
  '014': cast('quay night', 'heldLeft', 'sliced-bread old-lantern coffee-cup', 'Marlo', 'toque'),
  '015': cast('fog dusk', 'high', 'sailboat seagull', 'Ibbie', 'scarf'),
  '016': cast('sea dawn', 'giant', 'big-wave nautilus-shell water-splash', 'Daughter'),
  '017': cast('river night', 'left', 'paper-boat envelope reed', 'Wren', 'scarf'),
  '018': cast('pier night', 'high', 'lantern-flame street-light seagull', 'Sela', 'hat'),
  '019': cast('sea dusk', 'left', 'anchor shooner-sailboat seagull', 'Orrin', 'none'),
  '020': cast('hills dusk', 'heldLeft', 'spyglass comet-spark cycling', 'Nell', 'goggles'),
  '021': cast('fog night', 'right', 'hunting-horn lighthouse', 'Keeper'),
  '022': cast('roofs dusk', 'high', 'old-lantern wooden-door exit-door', 'Hush'),
  '023': cast('sea night', 'giant', 'lantern-flame sailboat seagull', 'Sela', 'none'),
  '024': cast('hills dawn', 'giant', 'polar-star quill-ink stars-stack', 'Tovi', 'scarf'),
  '025': cast('fog dawn', 'giant', 'lighthouse seagull', 'Lighthouse'),
  '026': cast('quay dawn', 'left', 'keyring sunrise coffee-cup', 'Corin', 'none'),
  '027': cast('river dusk', 'hero', 'paper-boat candle-flame paper-boat paper-boat'),
  '028': cast('pier dusk', 'rise', 'lantern lantern wave-crest'),
  '029': cast('roofs night', 'rise', 'star-swirl bindle falling-star'),
  '030': cast('deep dusk', 'hero', 'love-letter paper-boat nautilus-shell'),
  '031': cast('festival night', 'vista', 'asian-lantern asian-lantern candle-flame lantern'),
  '032': cast('quay dawn', 'vista', 'sunrise seagull house'),
  '033': cast('hills night', 'crest', 'comet-spark telescope stars-stack'),
  '034': cast('sea dawn', 'vista', 'nautilus-shell ringing-bell converse-shoe'),
  '035': cast('quay night', 'crest', 'village window fishing-boat'),
  P01: cast('pier dusk', 'giant', 'lantern-flame moon seagull', 'Sela', 'scarf'),
};

/** Numbers of Gale Circuit. */
const CIRCUIT: Readonly<Record<string, Casting>> = {
  '001': cast('track dusk', 'right', 'kite biplane checkered-flag', 'Kestrel', 'goggles'),
  '002': cast('hangar night', 'left', 'spanner gears oil-can', 'Brandt', 'none'),
  '003': cast('aloft dusk', 'high', 'delivery-drone tire-iron gears', 'Magpie'),
  '004': cast('hangar night', 'heldRight', 'compass treasure-map scroll-quill', 'Ilse', 'glasses'),
  '005': cast('track night', 'pair', 'car-wheel tire-iron', 'Twin+Brother', 'band'),
  '006': cast('aloft dawn', 'high', 'hang-glider paper-plane', 'Pell', 'goggles'),
  '007': cast('aloft dusk', 'left', 'winged-emblem airplane', 'Wingman', 'goggles'),
  '008': cast('storm night', 'right', 'lightning-trio imp-laugh', 'Imp'),
  '009': cast('track dawn', 'heldLeft', 'checkered-flag stopwatch trophy', 'Marshal', 'cap'),
  '010': cast('track night', 'left', 'kite speedometer biplane', 'Kestrel', 'goggles'),
  '011': cast('hangar dusk', 'heldRight', 'spanner plane-wing toolbox', 'Brandt', 'band'),
  '012': cast('aloft dawn', 'left', 'compass windsock wind-slap', 'Ilse', 'scarf'),
  '013': cast('track dusk', 'right', 'steelwing-emblem airplane', 'Vane', 'none'),
  '014': cast('hangar night', 'giant', 'gears car-wheel oil-drum', 'Titan'),
  '015': cast('tower night', 'right', 'control-tower headphones airplane-departure', 'Tower', 'none'),
  '016': cast('storm dusk', 'left', 'whirlwind umbrella wind-slap', 'Dancer', 'none'),
  '017': cast('storm night', 'high', 'kite tornado biplane', 'Kestrel', 'scarf'),
  '018': cast('tower dusk', 'left', 'steelwing-emblem rule-book', 'Vane', 'scarf'),
  '019': cast('hangar dawn', 'high', 'spanner auto-repair coffee-cup', 'Brandt', 'goggles'),
  '020': cast('storm dusk', 'giant', 'delivery-drone lightning-trio speedometer', 'Magpie'),
  '021': cast('aloft dawn', 'giant', 'kite checkered-flag biplane', 'Kestrel', 'goggles'),
  '022': cast('storm dusk', 'high', 'compass treasure-map whirlwind', 'Ilse', 'none'),
  '023': cast('aloft night', 'giant', 'steelwing-emblem airplane checkered-flag', 'Vane', 'goggles'),
  '024': cast('storm night', 'crown', 'crown lightning-storm tornado', 'Thunderhead'),
  '025': cast('aloft dusk', 'hero', 'windsock wind-slap airplane'),
  '026': cast('hangar night', 'hero', 'heavy-lightning speedometer gears'),
  '027': cast('tower dusk', 'rise', 'airplane-departure boots rocket-flight'),
  '028': cast('aloft dusk', 'crest', 'falcon-moon kite biplane'),
  '029': cast('aloft night', 'vista', 'moon-orbit stars-stack biplane'),
  '030': cast('storm dusk', 'vista', 'tornado umbrella kite'),
  '031': cast('hangar dusk', 'crest', 'stopwatch car-wheel tire-iron'),
  '032': cast('track dusk', 'vista', 'photo-camera checkered-flag trophy'),
  P01: cast('aloft night', 'heldLeft', 'kite moon biplane', 'Kestrel', 'goggles'),
};

const numbered = (set: string, castings: Readonly<Record<string, Casting>>): [string, Casting][] =>
  Object.entries(castings).map(([number, casting]) => [`PM/${set}-${number}`, casting]);

export const CASTINGS: Readonly<Record<string, Casting>> = Object.fromEntries([
  ...numbered('W01', HARBOR),
  ...numbered('S01', CIRCUIT),
  ...numbered('W02', CONSERVATORY),
]);
