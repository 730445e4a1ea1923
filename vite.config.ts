import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { stampSources } from './mocks/console/sources.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

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
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The console is one lazy chunk behind a light sign-in; the bench measures what a person waits for.
      chunkSizeWarningLimit: 2_000,
    },
  };
});
