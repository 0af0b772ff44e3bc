// Encodes two channels of samples as Ogg Vorbis or MP3; the same samples always give the same bytes.
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { RATE } from '../../client/sound/make/wave.ts';
import { MP3_KBIT } from './mp3-rate.ts';

const BLOCK = RATE;

export async function encoded(kind: 'audio/ogg' | 'audio/mpeg', left: Float32Array, right: Float32Array) {
  const parts: Uint8Array[] = [];
  const keep = (bytes: Uint8Array): void => {
    // The encoder uses its memory again.
    parts.push(bytes.slice());
  };
  const encoder = kind === 'audio/ogg' ? await ogg() : await mp3();
  for (let from = 0; from < left.length; from += BLOCK) {
    keep(encoder.encode([left.subarray(from, from + BLOCK), right.subarray(from, from + BLOCK)]));
  }
  keep(encoder.finalize());
  return Buffer.concat(parts);
}

async function ogg() {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: RATE, channels: 2, vbrQuality: 3, oggSerialNo: 1 });
  return encoder;
}
async function mp3() {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 2, bitrate: MP3_KBIT });
  return encoder;
}
