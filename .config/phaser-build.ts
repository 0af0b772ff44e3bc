// Builds Phaser from its sources, with only what client/scenes/phaser/entry.ts imports and without the parts named here.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url)).replaceAll('\\', '/');
const ENTRY = inRoot('client/scenes/phaser/entry.ts');
/** Without links: else what the entry asks for and what Phaser asks for would be two modules. */
const SOURCES = `${realpathSync(inRoot('node_modules/phaser/src')).replaceAll('\\', '/')}/`;

/** Phaser's own build replaces `typeof` of these. */
export const SWITCHES: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** What draws an image and fills a camera with a colour; the renderer finds every other node missing. */
const RENDER_NODES: readonly string[] = [
  './BatchHandlerQuad',
  './BatchHandlerQuadSingle',
  './BatchHandlerTriFlat',
  './Camera',
  './FillCamera',
  './FillRect',
  './ListCompositor',
  './submitter/SubmitterQuad',
  './texturer/TexturerImage',
  './transformer/TransformerImage',
];

interface Cut {
  /** Requests that stay although `out` fits them. */
  readonly keep?: readonly string[];
  /** What is left out. */
  readonly out: RegExp;
  /** What stands there instead; what is never made needs nothing. */
  readonly instead?: string;
}
/** What files of phaser/src ask for in vain. Each cut must hit something, so that an upgrade that moves it fails the build. */
export const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  'core/Config.js': [
    {
      out: /^\.\.\/math\/$/,
      instead: "{ RandomDataGenerator: require('../math/random-data-generator/RandomDataGenerator') }",
    },
  ],
  'core/Game.js': [{ out: /^\.\.\/input\/InputManager$/, instead: 'function () {}' }],
  'gameobjects/components/FilterList.js': [{ out: /^\.\.\/\.\.\/filters\// }],
  'renderer/webgl/renderNodes/BatchHandler.js': [
    { out: /^\.\.\/\.\.\/\.\.\/renderer$/, instead: "{ Events: require('../../events') }" },
  ],
  'renderer/webgl/renderNodes/RenderNodeManager.js': [
    { keep: RENDER_NODES, out: /^\.\/(?:[A-Z]|filters\/|submitter\/|texturer\/|transformer\/)/ },
  ],
  'textures/TextureManager.js': [{ out: /^\.\/DynamicTexture$/ }],
  'textures/parsers/index.js': [{ keep: ['./Canvas', './Image'], out: /^\.\/\w+$/ }],
};

/** The text of a file of phaser/src as it is bundled. */
export function trimmed(file: string, code: string): string {
  let text = code.replace(/\btypeof ([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g, (was, name: string) => {
    const on = SWITCHES[name];
    if (on === undefined) throw new Error(`phaser/src/${file} has a switch that nobody sets: ${name}`);
    return String(on).padEnd(was.length);
  });
  for (const { out, keep = [], instead = 'null' } of CUTS[file] ?? []) {
    const missing = new Set(keep);
    let hits = 0;
    text = text.replace(/\brequire\('([^']+)'\)/g, (was, request: string) => {
      if (missing.delete(request) || !out.test(request)) return was;
      hits++;
      return instead;
    });
    if (hits === 0 || missing.size > 0)
      throw new Error(`phaser/src/${file} no longer asks for ${[...missing].join(', ') || out.source}`);
  }
  return text;
}

/** For the build as for the bundles that the development server makes of packages. */
export function phaserFromSources(): Plugin {
  return {
    name: 'playmat:phaser',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^phaser\/src\// },
      handler: (id) => SOURCES + id.slice('phaser/src/'.length),
    },
    load: {
      filter: { id: /\/node_modules\/phaser\/dist\/phaser\.esm\.js$/ },
      handler: () => `export { default } from ${JSON.stringify(ENTRY)};`,
    },
    transform: {
      filter: { id: /\/node_modules\/phaser\/src\// },
      handler: (code, id) => ({ code: trimmed(id.slice(id.indexOf('/phaser/src/') + 12), code), map: null }),
    },
  };
}
