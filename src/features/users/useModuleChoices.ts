import { configuration } from '../../data/configuration.ts';
import { useConfiguration } from '../../data/useConfiguration.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { User } from './User.ts';

/** A module that can be assigned to a user. */
export interface ModuleChoice {
  readonly key: string;
  readonly title: LocalizedText;
}

/**
 * Returns the modules that an administrator can assign to a user: the defaults of the user's role, as far as the
 * platform has them.
 *
 * @returns `choices` is null if the platform did not return them, undefined while they load
 * @see USER-14
 */
export function useModuleChoices({ role }: User) {
  const defaults = useConfiguration('moduleDefault');
  const existingModules = useConfiguration('module');
  const again = () => {
    if (defaults === null) void configuration.load('moduleDefault');
    if (existingModules === null) void configuration.load('module');
  };
  const choices =
    defaults && existingModules
      ? filterChoices(existingModules, defaults[role?.name ?? ''] ?? [])
      : defaults === null || existingModules === null
        ? null
        : undefined;
  return { choices, again };
}

const filterChoices = (
  existingModules: readonly ModuleChoice[],
  defaultKeys: readonly string[],
): readonly ModuleChoice[] => existingModules.filter(({ key }) => defaultKeys.includes(key));
