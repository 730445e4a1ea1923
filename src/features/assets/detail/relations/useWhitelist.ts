import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../../data/calls.ts';

/** The ids that a gateway takes, in the order in which they were added; none: it takes every device. @see ASSET-03 */
export const useWhitelist = (id: string) =>
  useQuery({
    queryKey: ['assets', 'whitelist', id],
    queryFn: async ({ signal }) => (await calls.core.getWhitelist({ path: { id }, signal })).ids,
  });
