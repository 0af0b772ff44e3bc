// `npm run -s sounds`: makes every sound, encodes the one file that the page loads, and writes where each lies in it.
// `-- --wav FOLDER` also leaves each sound as a wave file, to be listened to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut, makeSounds, printOf } from '../../client/sound/make/sprite.ts';
import { RATE } from '../../client/sound/make/wave.ts';
import { SOUND_IDS } from '../../client/sound/sound-ids.ts';
import { root } from '../checks/check.ts';
import { encoded } from './encode.ts';
import { waveFile } from './wave-file.ts';

const sounds = makeSounds();
const sprite = layOut(sounds);
const files = {
  ogg: await encoded('audio/ogg', sprite.left, sprite.right),
  mp3: await encoded('audio/mpeg', sprite.left, sprite.right),
};

const audio = join(root, 'public/audio');
mkdirSync(audio, { recursive: true });
for (const [kind, bytes] of Object.entries(files)) writeFileSync(join(audio, `sounds.${kind}`), bytes);

const quoted = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([key, value]) => `  ${key}: ${value},\n`).join('');
writeFileSync(
  join(root, 'client/sound/sound-map.ts'),
  `// Where each sound lies in public/audio: start and length in milliseconds. Written by \`npm run -s sounds\`.
import type { SoundId } from './sound-ids.ts';

export const SOUND_MAP: Readonly<Record<SoundId, readonly [startMs: number, lengthMs: number]>> = {
${quoted(SOUND_IDS.map((id) => [id, `[${sprite.map[id].join(', ')}]`]))}};
`,
);
writeFileSync(
  join(root, 'client/sound/make/prints.ts'),
  `// Prints of what was last made: the samples of each sound, and the files. Written by \`npm run -s sounds\`.
import type { SoundId } from '../sound-ids.ts';

export const SOUND_PRINTS: Readonly<Record<SoundId, string>> = {
${quoted(SOUND_IDS.map((id) => [id, `'${printOf(sounds[id].left, sounds[id].right)}'`]))}};
export const FILE_PRINTS = {
${quoted(Object.entries(files).map(([kind, bytes]) => [kind, `'${printOf(bytes)}'`]))}} as const;
`,
);

const folder = process.argv.includes('--wav') ? process.argv[process.argv.indexOf('--wav') + 1] : undefined;
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const id of SOUND_IDS) writeFileSync(join(folder, `${id}.wav`), waveFile(sounds[id], RATE));
}
const seconds = sprite.left.length / RATE;
console.log(
  `${SOUND_IDS.length} sounds, ${seconds.toFixed(1)} s: ${Object.entries(files)
    .map(([kind, bytes]) => `${kind} ${(bytes.length / 1000).toFixed(0)} kB`)
    .join(', ')}`,
);
