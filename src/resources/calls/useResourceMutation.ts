import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';

/**
 * Returns a function that runs a change and then invalidates all queries of the resource.
 * Pessimistic: a screen changes after the platform has confirmed the change.
 *
 * @example
 * const mutate = useResourceMutation('users');
 * await mutate(() => calls.users.lockUser({ path: { id } }));
 */
export function useResourceMutation(resource: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return async <Result>(mutate: (provider: ConsoleDataProvider) => Promise<Result>) => {
    const result = await mutate(dataProvider);
    void queryClient.invalidateQueries({ queryKey: [resource] });
    return result;
  };
}
