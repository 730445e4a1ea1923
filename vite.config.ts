import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { stampSources } from './mocks/console/sources.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** The script of the page itself. */
const ENTRY = /assets\/entry-[^/]+\.js$/;

/**
 * What the sign-in page shows and calls, and the console shares. Whatever neither has is no part of it: the bench tells.
 */
const FIRST = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler|openapi-fetch)/',
    'src/api/(ApiError|cookies|encodeBody|fromUrl|send|session|settings|signIn)[.]ts',
    'config/operations/get(Version|Language)[.]ts',
    'users/operations/(login|logout|getUser)[.]ts',
    'features/session/refusal[.]ts',
  ].join('|'),
);

export default defineConfig(({ command }) => {
  // A build is for production wherever it is made: a shell or a test runner that says otherwise would get React's
  // development code into dist, twice the size.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: `${root}/src`,
    cacheDir: `${root}/node_modules/.vite`,
    plugins: [react(), stampSources(root)],
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      // Every file is a file: the policy of the console allows no font or script from a data address.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The entry fetches small parts: their lists of files would weigh more than what they hasten. Styles must be told.
        resolveDependencies: (_, files, { hostId }) =>
          ENTRY.test(hostId) ? files.filter(file => file.endsWith('.css')) : files,
      },
      // What the entry needs in any case is one file: it is smaller so than in eight, and comes at once.
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/entry-[hash].js',
          codeSplitting: { groups: [{ name: 'first', test: FIRST }] },
        },
      },
      reportCompressedSize: false,
      // The console is one lazy chunk behind a light sign-in; the bench measures what a person waits for.
      chunkSizeWarningLimit: 2_000,
    },
  };
});
