import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkGroups } from './codegen/build/chunkGroups.ts';
import { fontLicencePlugin } from './codegen/build/fontLicencePlugin.ts';
import { slimLibrariesPlugin } from './codegen/build/slimLibrariesPlugin.ts';
import { stampSourcesPlugin } from './codegen/build/sourceStamp.ts';
import { swapBuildPlugin } from './codegen/build/swapBuildPlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** The scripts of the sign-in page. */
const ENTRY = /assets\/(?:entry|first)-[^/]+\.js$/;

export default defineConfig(({ command, mode }) => {
  // A build is for production wherever it is made: a shell or a test runner that says otherwise would get React's
  // development code into dist, twice the size.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: `${root}/src`,
    cacheDir: `${root}/node_modules/.vite`,
    plugins: [
      react(),
      tailwindcss(),
      slimLibrariesPlugin(),
      stampSourcesPlugin(root),
      fontLicencePlugin(root),
      swapBuildPlugin(),
    ],
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      // Every file is a file: the policy of the console allows no font or script from a data URL.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The entry fetches small parts: their lists of files would weigh more than they save. Styles must be listed.
        resolveDependencies: (_, files, { hostId }) =>
          ENTRY.test(hostId) ? files.filter(file => file.endsWith('.css')) : files,
      },
      // What the entry needs in any case is one file: it is smaller so than in eight, and comes at once. The shell and
      // the list are three more.
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/entry-[hash].js',
          codeSplitting: { groups: chunkGroups(root, mode) },
        },
      },
      reportCompressedSize: false,
      // The licences of the libraries require their text next to the copies.
      license: { fileName: 'licences.md' },
      // The console is one lazy chunk behind a light sign-in; the bench measures the loading time.
      chunkSizeWarningLimit: 2_000,
    },
  };
});
