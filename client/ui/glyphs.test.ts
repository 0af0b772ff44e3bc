// Letters are fetched in the forms of the language that they are shown in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTO } from '../styles/cjk.ts';
import { needGlyphs } from './glyphs.ts';

const load = vi.fn((_font: string, _letters: string) => Promise.resolve([]));
beforeEach(() => {
  load.mockClear();
  const faces = Object.values(NOTO).map((family) => ({ family, unicodeRange: 'U+3040-9fff' }));
  vi.stubGlobal('document', {
    documentElement: { style: { setProperty: () => undefined } },
    fonts: Object.assign(faces, { load }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the same letter is fetched once for each form', async () => {
  needGlyphs('直骨', 'zh-TW');
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(`16px "${NOTO.tc}"`, '直骨'));
  needGlyphs('直', 'ja');
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith(`16px "${NOTO.jp}"`, '直'));
  needGlyphs('骨直', 'zh-TW');
  needGlyphs('Latin');
  await new Promise((done) => void setTimeout(done));
  expect(load).toHaveBeenCalledTimes(2);
});
