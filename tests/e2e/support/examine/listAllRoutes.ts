import { runnerImport } from 'vite';

import type * as Models from '../../../../src/app/sections/knownModels.ts';
import type * as Sections from '../../../../src/app/sections/listSections.ts';
import { type RouteMode, CONSOLE_ROUTES } from '../../../support/consoleRoutes.ts';

const load = async <Module>(file: string): Promise<Module> => {
  const at = new URL(`../../../../src/app/sections/${file}`, import.meta.url).pathname;
  const { module } = await runnerImport<Module>(at, { configFile: false, logLevel: 'error' });
  return module;
};

/**
 * Every address of a mode for somebody who may enter all: what the console's own table of sections leads to, and what
 * the specification names, written by hand. A screen that gets a line in the table falls under every walk by itself.
 */
export async function listAllRoutes(mode: RouteMode = 'smartLight'): Promise<readonly string[]> {
  const { listScreenPaths } = await load<typeof Sections>('listSections.ts');
  const { KNOWN_MODELS } = await load<typeof Models>('knownModels.ts');
  const led = listScreenPaths({
    visitor: { role: 'admin', modules: [] },
    ...{ mode, hasProject: true, lumen: true, peopleLight: true, models: KNOWN_MODELS },
  }).map(({ path }) => path);
  const named = CONSOLE_ROUTES.filter(spot => spot.mode === mode && !spot.isSignedOut).map(
    ({ path }) => path,
  );
  return [...new Set([...led, ...named])];
}
