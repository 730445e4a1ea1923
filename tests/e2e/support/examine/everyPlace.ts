import { runnerImport } from 'vite';

import type * as Models from '../../../../src/app/sections/models.ts';
import type * as Sections from '../../../../src/app/sections/sections.ts';
import { type Mode, SPOTS } from '../../../support/places.ts';

const load = async <Module>(file: string): Promise<Module> => {
  const at = new URL(`../../../../src/app/sections/${file}`, import.meta.url).pathname;
  const { module } = await runnerImport<Module>(at, { configFile: false, logLevel: 'error' });
  return module;
};

/**
 * Every address of a mode for somebody who may enter all: what the console's own table of sections leads to, and what
 * the specification names, written by hand. A screen that gets a line in the table falls under every walk by itself.
 */
export async function everyPlace(mode: Mode = 'smartLight'): Promise<readonly string[]> {
  const { allPlaces } = await load<typeof Sections>('sections.ts');
  const { KNOWN_MODELS } = await load<typeof Models>('models.ts');
  const led = allPlaces({
    visitor: { role: 'admin', modules: [] },
    ...{ mode, hasProject: true, lumen: true, peopleLight: true, models: KNOWN_MODELS },
  }).map(({ path }) => path);
  const named = SPOTS.filter(spot => spot.mode === mode && !spot.isOutside).map(({ path }) => path);
  return [...new Set([...led, ...named])];
}
