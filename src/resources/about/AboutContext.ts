import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import type { AboutDocument } from '../../schema/about.ts';

/** Loads the reports of the generator on demand, so that they are in no other chunk. */
export type AboutLoader = () => Promise<{ readonly about: readonly AboutDocument[] }>;

export const AboutContext = createContext<AboutLoader>(() => Promise.resolve({ about: [] }));

/** Returns the documents: those of external services first, then those of the console itself. */
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
