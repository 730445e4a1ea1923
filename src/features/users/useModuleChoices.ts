import { configuration } from '../../data/configuration.ts';
import { useConfiguration } from '../../data/useConfiguration.ts';
import type { Text } from '../../schema/text.ts';
import type { User } from './User.ts';

/** A module that a user may be given. */
export interface ModuleChoice {
  readonly key: string;
  readonly title: Text;
}

/**
 * The modules among which an admin chooses for a user: the default ones of that user's role, as
 * far as the platform has them.
 *
 * @returns `choices` is null when the platform did not say, undefined while it is asked
 * @see spec A6 (USER-14)
 */
export function useModuleChoices({ role }: User) {
  const defaults = useConfiguration('moduleDefault');
  const existing = useConfiguration('module');
  const again = () => {
    if (defaults === null) void configuration.load('moduleDefault');
    if (existing === null) void configuration.load('module');
  };
  const choices =
    defaults && existing
      ? choicesOf(existing, defaults[role?.name ?? ''] ?? [])
      : defaults === null || existing === null
        ? null
        : undefined;
  return { choices, again };
}

const choicesOf = (
  existing: readonly ModuleChoice[],
  usual: readonly string[],
): readonly ModuleChoice[] => existing.filter(({ key }) => usual.includes(key));
