import type { DurablePlatform } from '../../mocks/assembly/openDurablePlatform.ts';
import type { PlatformDefinition } from '../../mocks/platform/platformDefinition.ts';
import type { PlatformFlags } from './flags.ts';
import { loadRows } from './loadRows.ts';

/**
 * Opens the platform of the console, with its state in a file. Call it after generation.
 *
 * @param definition of external documents; the project's own by default
 */
export async function openConsolePlatform(
  file: string,
  flags: PlatformFlags,
  definition?: PlatformDefinition,
): Promise<DurablePlatform> {
  const { load, scenario, mode, at, ...city } = flags;
  const rows = await loadRows(flags, definition);
  // The platform imports generated modules, so it is loaded only now, after the generator.
  const { openDurablePlatform } = await import('../../mocks/assembly/openDurablePlatform.ts');
  const platform = await openDurablePlatform(file, {
    ...{ definition, city: { ...city, now: at }, rows, scenario, mode },
    onError: reportError,
  });
  if (platform.isRestored) warnRestoredState(file, { load, at, ...city }, platform.names);
  // Vite ends the process itself on a signal, so `exit` is the only event that always occurs.
  process.once('exit', platform.close);
  return platform;
}

/** Returns the state file of the project's own platform in a state folder. */
export const getPlatformFile = (folder: string): string => `${folder}/platform.sqlite`;

/** Warns that a stored city is not generated again, when the flags request another one. */
export function warnRestoredState(
  file: string,
  { seed, users, assets, at, load, names }: Omit<PlatformFlags, 'scenario' | 'mode' | 'openapi'>,
  storedNames: PlatformFlags['names'] | undefined,
) {
  if (storedNames !== undefined && storedNames !== names) {
    console.error(
      `${file} keeps the names of an earlier run: --names ${storedNames}. Remove it for a city with --names ${names}.`,
    );
  }
  if ((seed ?? users ?? assets ?? at ?? load) === undefined) return;
  console.error(
    `${file} keeps the city of an earlier run: --seed, --users, --assets, --at and --load had no effect. Remove it for a new one.`,
  );
}

/** Prints an internal error of the platform. It contains neither a token nor a password. */
export const reportError = (error: unknown, operationId: string) =>
  console.error(`${operationId || 'The platform'} failed:`, error);
