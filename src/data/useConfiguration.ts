import { useEffect, useSyncExternalStore } from 'react';

import { type Configuration, configuration, type ConfigurationName } from './configuration.ts';

/**
 * One configuration set, fetched when it is first needed.
 *
 * @returns null when there is none, undefined while it is on its way
 */
export function useConfiguration<Name extends ConfigurationName>(
  name: Name,
): Configuration[Name] | null | undefined {
  useEffect(() => void configuration.load(name), [name]);
  return useSyncExternalStore(configuration.subscribe, () => configuration.read(name));
}
