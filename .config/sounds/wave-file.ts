// A sound as a WAV file of 16 bits and two channels.
import type { Sound } from '../../client/sound/make/finish.ts';

const HEAD = 44;

export function waveFile({ left, right }: Sound, rate: number): Buffer {
  const data = left.length * 4;
  const file = Buffer.alloc(HEAD + data);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEAD - 8 + data, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(data, 40);
  left.forEach((sample, i) => {
    file.writeInt16LE(sample, HEAD + i * 4);
    file.writeInt16LE(right[i] ?? 0, HEAD + i * 4 + 2);
  });
  return file;
}
