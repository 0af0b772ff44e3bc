// Secrets and names of the server's own making, all from the cryptographic source.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** No 0, 1, I, O or L: a code is read aloud and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** A table code of 8 out of 31 letters: about 40 bits, short enough to type. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && [...text].every((letter) => LETTERS.includes(letter));
/** The seed of a match: 256 bits as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');
/** A seat token: 256 bits. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
