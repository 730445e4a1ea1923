import { runnerImport } from 'vite';

import type * as Models from '../../../../src/app/sections/knownModels.ts';
import type * as Sections from '../../../../src/app/sections/listSections.ts';
import { type RouteMode, CONSOLE_ROUTES } from '../../../support/consoleRoutes.ts';

const importByVite = async (file: string): Promise<unknown> => {
  const at = new URL(`../../../../src/app/sections/${file}`, import.meta.url).pathname;
  const { module } = await runnerImport(at, { configFile: false, logLevel: 'error' });
  return module;
};

const modules = new Map<string, Promise<unknown>>();

/** Loads a module of the console, once in each worker: Vite takes a second for it. */
function load<Module>(file: string): Promise<Module> {
  const module = modules.get(file) ?? importByVite(file);
  modules.set(file, module);
  return module as Promise<Module>;
}

/**
 * Lists every path of a mode for a user with all permissions: those of the section table of the console, and those of
 * the specification, written by hand. A new screen in the section table is included automatically.
 */
export async function listAllRoutes(mode: RouteMode = 'smartLight'): Promise<readonly string[]> {
  const { listScreenPaths } = await load<typeof Sections>('listSections.ts');
  const { KNOWN_MODELS } = await load<typeof Models>('knownModels.ts');
  const listedPaths = listScreenPaths({
    visitor: { role: 'admin', modules: [] },
    ...{ mode, hasProject: true, lumen: true, peopleLight: true, models: KNOWN_MODELS },
  }).map(({ path }) => path);
  const writtenPaths = CONSOLE_ROUTES.filter(
    route => route.mode === mode && !route.isSignedOut,
  ).map(({ path }) => path);
  return [...new Set([...listedPaths, ...writtenPaths])];
}
