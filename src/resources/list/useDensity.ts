import { useGetIdentity, useStore } from 'react-admin';

export type Density = 'compact' | 'comfortable';

/** Returns the row height of a list, saved per user and list. */
export function useDensity(resource: string) {
  const { identity } = useGetIdentity();
  const [density, setDensity] = useStore<Density>(
    `density.${identity?.id ?? ''}.${resource}`,
    'compact',
  );
  const toggleDensity = () => setDensity(density === 'compact' ? 'comfortable' : 'compact');
  return [density, toggleDensity] as const;
}
