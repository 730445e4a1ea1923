import type { DurablePlatform } from '../platform/openDurablePlatform.ts';
import type { PlatformDefinition } from '../platform/platformDefinition.ts';
import type { PlatformFlags } from './flags.ts';
import { loadRows } from './loadRows.ts';

/**
 * The platform of the console, whose state is in a file. Generate first.
 *
 * @param definition the documents that it is of, when they are not the project's own
 */
export async function openConsolePlatform(
  file: string,
  flags: PlatformFlags,
  definition?: PlatformDefinition,
): Promise<DurablePlatform> {
  const { load, scenario, at, ...city } = flags;
  const rows = await loadRows(flags, definition);
  // The platform is made of what was generated, so it is loaded only now, after the generator.
  const { openDurablePlatform } = await import('../platform/openDurablePlatform.ts');
  const platform = await openDurablePlatform(file, {
    ...{ definition, city: { ...city, now: at }, rows, scenario },
    onError: reportError,
  });
  if (platform.isRestored) warnRestoredState(file, { load, at, ...city });
  // Vite ends the process itself on a signal, so this is the one moment that is sure to come.
  process.once('exit', platform.close);
  return platform;
}

/** The file of the project's own platform in a folder of state. */
export const getPlatformFile = (folder: string): string => `${folder}/platform.sqlite`;

/** Says that a city that is kept is not drawn anew, to a person who asked for another. */
export function warnRestoredState(
  file: string,
  { seed, users, assets, at, load }: Omit<PlatformFlags, 'scenario' | 'openapi'>,
) {
  if ((seed ?? users ?? assets ?? at ?? load) === undefined) return;
  console.error(
    `${file} keeps the city of an earlier run: --seed, --users, --assets, --at and --load had no effect. Remove it for a new one.`,
  );
}

/** An error inside the platform, for the person who runs it. Neither a token nor a password can be in it. */
export const reportError = (error: unknown, operationId: string) =>
  console.error(`${operationId || 'The platform'} failed:`, error);
