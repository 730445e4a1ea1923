import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../../data/calls.ts';

/** Reads the whitelist of a gateway, in order of addition; an empty one accepts every device. @see ASSET-03 */
export const useWhitelist = (id: string) =>
  useQuery({
    queryKey: ['assets', 'whitelist', id],
    queryFn: async ({ signal }) => (await calls.core.getWhitelist({ path: { id }, signal })).ids,
  });
