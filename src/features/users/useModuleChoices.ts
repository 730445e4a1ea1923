import { useQuery } from '@tanstack/react-query';

import { session } from '../../api/session.ts';
import { calls } from '../../data/calls.ts';
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
 * @see spec A6 (USER-14)
 */
export const useModuleChoices = ({ role }: User) =>
  useQuery({
    queryKey: ['modules', 'choices', role?.name ?? null],
    queryFn: async ({ signal }): Promise<readonly ModuleChoice[]> => {
      const { userId = '', role: reader = '', modules = [] } = session.read() ?? {};
      const user = { id: userId, role: reader, modules: [...modules] };
      const [defaults, existing] = await Promise.all([
        calls.config.getModuleDefaults({ signal }),
        calls.config.getModules({ query: { user }, signal }),
      ]);
      const usual = defaults[role?.name ?? ''] ?? [];
      return existing.filter(({ key }) => usual.includes(key));
    },
  });
