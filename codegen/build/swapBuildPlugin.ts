import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes a build into a folder of its own and puts it in place of the last one when it is complete, so that a server of
 * that one never lacks a file for longer than two renames take.
 */
export function swapBuildPlugin(): Plugin {
  let target = '';
  let folder = '';
  return {
    name: 'swap-build',
    apply: 'build',
    config({ root = '.', build }) {
      target = resolve(root, build?.outDir ?? 'dist');
      folder = `${target}-${process.pid}`;
      return { build: { outDir: folder } };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const last = `${folder}-last`;
        try {
          renameSync(target, last);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        }
        renameSync(folder, target);
        rmSync(last, { recursive: true, force: true });
      },
    },
  };
}
