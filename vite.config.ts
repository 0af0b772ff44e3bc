// Builds the client and serves it in development, there together with the rooms of server/dev.ts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { phaserFromSources } from './.config/phaser-build.ts';

function inRoot(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function rooms(): Promise<PluginOption> {
  const serverEntry = inRoot('server/dev.ts');
  if (!existsSync(serverEntry)) return [];
  const { colyseus } = await import('colyseus/vite');
  return colyseus({ serverEntry });
}

export default defineConfig(
  async ({ command, isPreview }): Promise<UserConfig> => ({
    root: inRoot('client'),
    base: './',
    publicDir: inRoot('public'),
    cacheDir: inRoot('node_modules/.cache/vite'),
    plugins: [phaserFromSources(), command === 'serve' && isPreview !== true ? await rooms() : []],
    optimizeDeps: { rolldownOptions: { plugins: [phaserFromSources()] } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: inRoot('dist/client'),
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ },
              { name: 'net', test: /node_modules[\\/]@colyseus[\\/]/ },
            ],
          },
        },
      },
    },
    server: { port: 5173, fs: { allow: [inRoot('.')] } },
  }),
);
