import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import type { AboutDocument } from '../../schema/about.ts';

/** What the generator found out about the documents: fetched when somebody asks, so it is in no other chunk. */
export type AboutLoader = () => Promise<{ readonly about: readonly AboutDocument[] }>;

export const AboutContext = createContext<AboutLoader>(() => Promise.resolve({ about: [] }));

/** The documents; those from elsewhere first, then those that the console has for itself. */
export function useAboutDocuments() {
  const load = useContext(AboutContext);
  return useQuery({
    queryKey: ['documents'],
    staleTime: Infinity,
    queryFn: async () => {
      const { about } = await load();
      return about.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn));
    },
  });
}
