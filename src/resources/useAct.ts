import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../data/ConsoleDataProvider.ts';

/**
 * Changes something on the platform, then asks again for what the screens show of that resource.
 * Pessimistic: a screen changes when the platform has said that it did.
 */
export function useAct(resource: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  return async <Answer>(act: (provider: ConsoleDataProvider) => Promise<Answer>) => {
    const answer = await act(dataProvider);
    void cache.invalidateQueries({ queryKey: [resource] });
    return answer;
  };
}
