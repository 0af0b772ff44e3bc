// The house rules that neither Biome nor the compiler can express, in the order they are reported.
import type { Check } from './check.ts';
import { englishLiterals } from './english-literals.ts';
import { fileNames, fileSizes, firstLines, openEnds } from './file-shape.ts';
import { floatingRules } from './floating-rules.ts';
import { lockfile } from './lockfile.ts';
import { ownWords, readGames } from './own-words.ts';

export const houseRules: readonly Check[] = [
  floatingRules,
  firstLines,
  fileSizes,
  fileNames,
  openEnds,
  englishLiterals,
  ownWords(await readGames()),
  lockfile,
];
