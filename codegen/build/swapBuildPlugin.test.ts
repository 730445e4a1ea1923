import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

import { swapBuildPlugin } from './swapBuildPlugin.ts';

it('leaves the last build as it is until the new one is complete, and leaves no other folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'swap-build-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'old.js'), '');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>New</title>');
  const isOldThere: boolean[] = [];
  const observe = () => void isOldThere.push(existsSync(join(root, 'dist', 'old.js')));
  await build({
    ...{
      root,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'dist', emptyOutDir: true },
    },
    plugins: [
      swapBuildPlugin(),
      { name: 'observe', generateBundle: observe, writeBundle: observe },
    ],
  });
  expect(isOldThere).toEqual([true, true]);
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'index.html']);
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  rmSync(root, { recursive: true });
});
