// Who and what is on each card of the three works: its scene, hour, layout and motifs. Whoever is on several keeps the motif.
import { type Casting, cast } from '../../../art/casting.ts';

/** Numbers of Tidepool Radio. */
const TIDEPOOL: Readonly<Record<string, Casting>> = {
  '001': cast('booth dusk', 'heldRight', 'microphone on-air sailboat', 'Nagisa Isobe.sailor.grin'),
  '001a': cast('harbourwall morning', 'raised', 'microphone seagull fishing-boat', 'Nagisa Isobe.sailor.up.cheer'),
  '002': cast('corridor morning', 'left', 'megaphone microphone converse-shoe', 'Nagisa Isobe.sailor.open'),
  '003': cast('beach noon', 'pair', 'microphone pencil boombox', 'Nagisa Isobe.swim.grin.turned+Mio Shiomi.swim.cheer'),
  '004': cast('desk studio', 'heldLeft', 'speaker jack-plug sound-waves', 'Fuyuki Tomari.suit.open'),
  '005': cast('silentsea night', 'halo', 'speaker-off jack-plug moon', 'Fuyuki Tomari.cardigan.calm'),
  '006': cast('classroom dusk', 'right', 'pencil notebook coffee-cup', 'Mio Shiomi.sailor.worried'),
  '007': cast('bedroom night', 'bench', 'love-letter pencil envelope', 'Mio Shiomi.pyjamas.calm'),
  '008': cast('pinboard morning', 'below', 'cardboard-box-closed post-stamp sitting-dog', 'Hotaru Ashiya.cheer'),
  '009': cast('boothdoor noon', 'stage', 'old-microphone post-stamp umbrella', 'Hotaru Ashiya.worried'),
  '010': cast('coastroad morning', 'dash', 'long-board school-bag drop', 'Rintaro Kuga.run.grin'),
  '011': cast('barrel noon', 'dashLeft', 'big-wave long-board seagull', 'Rintaro Kuga.leap.cheer'),
  '012': cast('seawall dusk', 'raisedLeft', 'guitar seagull musical-notes', 'Coco Barnett.tank.open'),
  '013': cast('bonfire night', 'mural', 'campfire guitar musical-notes', 'Coco Barnett.swim.sing'),
  '014': cast('behinddesk noon', 'perch', 'coffee-cup night-sleep', 'Kyoko Utsumi.shut'),
  '015': cast('cliff night', 'grand', 'lighthouse spyglass envelope', 'Genji Hamada'),
  '016': cast('jetty morning', 'perchRight', 'mailbox love-letter double-fish', 'Sardine'),
  '017': cast('phonetable dusk', 'hero', 'rotary-phone post-stamp musical-notes'),
  '018': cast('testcard studio', 'crest', 'eating-pelican jack-plug speaker-off'),
  '019': cast('tapedesk studio', 'lying', 'audio-cassette pencil film-spool'),
  '020': cast('typhoon storm', 'vista', 'entangled-typhoon umbrella windsock'),
  '021': cast('foley noon', 'rise', 'wave-crest jelly-beans microphone'),
  '022': cast('cutting night', 'corner', 'scissors film-strip on-air'),
  '023': cast('shelf morning', 'hero', 'headphones compact-disc musical-notes'),
  '024': cast('veranda noon', 'rise', 'soda-bottle ice-cube bubbles'),
  '025': cast('tangle night', 'hero', 'audio-cassette film-strip'),
};

/** Numbers of Last Bus to Vega. */
const VEGA: Readonly<Record<string, Casting>> = {
  '001': cast('departure space', 'grand', 'bus steering-wheel falling-star', 'Oriel Tanner.grin'),
  '002': cast('moonbench orbit', 'lone', 'coffee-cup steering-wheel', 'Oriel Tanner.calm'),
  '003': cast('aisle aboard', 'heldRight', 'ticket ringed-planet whistle', 'Miki Sorano.uniform.cap.wink'),
  '004': cast('starmap nebula', 'raised', 'star-swirl ticket ringed-planet', 'Miki Sorano.pyjamas.up.cheer'),
  '005': cast('busdoor aboard', 'left', 'coins shirt-button ticket', 'Bolt'),
  '006': cast('depot lamp', 'dashLeft', 'spanner musical-notes coins', 'Bolt.turned'),
  '007': cast('alongside space', 'carry', 'comet-spark paw-print falling-star', 'Comet'),
  '008': cast('pebble orbit', 'mural', 'ringed-planet telescope leather-boot', 'Professor Lune.suit.gasp'),
  '009': cast('lecture lamp', 'below', 'telescope butterfly', 'Professor Lune.pyjamas.open'),
  '010': cast('platform dawn', 'beside', 'rolling-suitcase luggage-tag', 'Tamsin.worried'),
  '011': cast('windowseat nebula', 'high', 'ringed-planet luggage-tag', 'Tamsin.grin'),
  '012': cast('rings dawn', 'dash', 'mailbox envelope comet-spark', 'Sela Quill.hop.grin'),
  '013': cast('outpost orbit', 'heldLeft', 'envelope mailbox', 'Sela Quill.open'),
  '014': cast('galley lamp', 'bench', 'dumpling-bao moon', 'Granny Moth.cheer'),
  '015': cast('backrow nebula', 'stage', 'accordion musical-notes double-quaver', 'Ikaro Vance.wide.sing'),
  '016': cast('snowball space', 'high', 'igloo snowflake-2 polar-star', 'Noma.open'),
  '017': cast(
    'stalled orbit',
    'crowd',
    'bus stars-stack',
    'Ikaro Vance.away+Granny Moth.away+Oriel Tanner.away+Miki Sorano.away',
  ),
  '018': cast('shower space', 'corner', 'burning-meteor falling-star bus-stop'),
  '019': cast('twobuses space', 'crest', 'bus-stop bus bus'),
  '020': cast('junction dawn', 'rise', 'direction-signs stopwatch'),
  '021': cast(
    'crammed aboard',
    'trio',
    'falling-star bus-stop',
    'Granny Moth.worried+Ikaro Vance.gasp.turned+Tamsin.cheer',
  ),
  '022': cast('onlyseat lamp', 'hero', 'armchair wooden-sign polar-star'),
  '023': cast('hook aboard', 'lying', 'captain-hat-profile whistle ticket'),
  '024': cast('picnic orbit', 'rise', 'vacuum-flask polar-star coffee-cup'),
  '025': cast('roadside dawn', 'corner', 'flat-tire tire-iron suitcase'),
};

/** Numbers of The Marble Arcade. */
const MARBLE: Readonly<Record<string, Casting>> = {
  '001': cast('counter lantern', 'grand', 'card-queen-spades spades', 'Queen of Spades.crossed.stern'),
  '002': cast('tourney lantern', 'swing', 'cup-and-ball knight-banner', 'Kendama Knight'),
  '003': cast('shutters dawn', 'dashLeft', 'knight-banner cup-and-ball sun', 'Kendama Knight'),
  '004': cast('wheelroom neon', 'right', 'carrot crown-coin coins', 'Roulette Rabbit'),
  '005': cast('wheeltop lantern', 'perch', 'crown-coin carrot night-sleep', 'Roulette Rabbit.turned'),
  '006': cast('boardfloor lantern', 'carry', 'rolling-dices flying-flag chat-bubble', 'Sugoroku Imp'),
  '007': cast('bumpers neon', 'below', 'pinball-flipper ringing-bell stars-stack', 'Pachi'),
  '008': cast('tubtop evening', 'pair', 'spinning-top asian-lantern', 'Koma.grin+Goma.stern.turned'),
  '009': cast('dizzy neon', 'across', 'spinning-top star-swirl', 'Koma.gasp'),
  '010': cast('aislenine glass', 'heldLeft', 'key marbles lantern-flame', 'Tsumugi Tamaki.sailor.gasp'),
  '011': cast('till evening', 'bench', 'abacus marbles notebook', 'Tsumugi Tamaki.apron.calm'),
  '012': cast('cabinets neon', 'high', 'coinflip joystick', 'Haruto Mitsuya.stripes.worried'),
  '013': cast('scoreboard evening', 'raised', 'trophy joystick', 'Haruto Mitsuya.collar.up.cheer'),
  '014': cast('dollroom glass', 'left', 'matryoshka-dolls teapot sewing-needle', 'Tama Tamaki.cardigan'),
  '015': cast('backparlour evening', 'stage', 'empty-chessboard teapot handheld-fan', 'Tama Tamaki.crossover.wink'),
  '016': cast('barber evening', 'beside', 'scissors comb chess-rook', 'Yagura.open'),
  '017': cast('countdown neon', 'hero', 'hourglass coinflip joystick'),
  '018': cast('finale neon', 'crest', 'shattered-heart game-console party-hat'),
  '019': cast('chalkwall lantern', 'vista', 'rule-book rolling-dices marbles'),
  '020': cast('cranebox neon', 'foot', 'crane-claw balloon-dog'),
  '021': cast('ringdrawn evening', 'rise', 'stopwatch marbles'),
  '022': cast(
    'tablegames lantern',
    'twoDash',
    'ping-pong-bat asian-lantern',
    'Tsumugi Tamaki.hop.grin+Haruto Mitsuya.leap.turned',
  ),
  '023': cast('palm glass', 'hero', 'glass-ball sparkles marbles'),
  '024': cast('cracker evening', 'corner', 'queen-crown wrapped-sweet party-hat'),
  '025': cast('pavement evening', 'lying', 'sticky-boot wrapped-sweet'),
};

const ofWork = (work: string, castings: Readonly<Record<string, Casting>>): [string, Casting][] =>
  Object.entries(castings).map(([number, casting]) => [`${work}/01-${number}`, casting]);

export const CASTINGS: Readonly<Record<string, Casting>> = Object.fromEntries([
  ...ofWork('tidepool', TIDEPOOL),
  ...ofWork('vega', VEGA),
  ...ofWork('marble', MARBLE),
]);
