import { useEffect, useSyncExternalStore } from 'react';

import { type Configuration, configuration, type ConfigurationName } from './configuration.ts';

/**
 * Returns one configuration set and fetches it at its first use; the modules again for another user.
 *
 * @example const map = useConfiguration('map');
 * @returns null if there is none, undefined while it is loading
 */
export function useConfiguration<Name extends ConfigurationName>(
  name: Name,
): Configuration[Name] | null | undefined {
  const key = useSyncExternalStore(configuration.subscribe, () => configuration.keyOf(name));
  useEffect(() => void configuration.load(name), [name, key]);
  return useSyncExternalStore(configuration.subscribe, () => configuration.read(name));
}

/**
 * Whether a set is missing because its read failed: it is retried, see {@link configuration}.
 *
 * @example const isNightUnknown = useHasFailed('map');
 */
export const useHasFailed = (name: ConfigurationName): boolean =>
  useSyncExternalStore(configuration.subscribe, () => configuration.hasFailed(name));

/** Whether a set is missing because the platform could not be reached. */
export const useIsUnreachable = (name: ConfigurationName): boolean =>
  useSyncExternalStore(configuration.subscribe, () => configuration.isUnreachable(name));
