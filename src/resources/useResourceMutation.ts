import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../data/ConsoleDataProvider.ts';

/**
 * Changes something on the platform, then asks again for what the screens show of that resource.
 * Pessimistic: a screen changes when the platform has said that it did.
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
