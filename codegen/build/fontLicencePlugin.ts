import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LICENCE = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE';

/** Emits `font-licence.txt`: the Open Font License must go with every copy of the font, and Vite lists modules only. */
export const fontLicencePlugin = (root: string): Plugin => ({
  name: 'font-licence',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(join(root, LICENCE));
    this.emitFile({ type: 'asset', fileName: 'font-licence.txt', source });
  },
});
