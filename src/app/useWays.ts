import { useMemo } from 'react';

import { paths } from '../paths.ts';
import { allPlaces } from './sections/sections.ts';
import { useFacts } from './sections/useFacts.ts';
import { shellPaths } from './shellPaths.ts';

/** Where the shell may lead this person; undefined where a guard would turn him back. */
export interface Ways {
  readonly map: string | undefined;
  readonly alarms: string | undefined;
  readonly users: string | undefined;
}

/** The ways that a bar, a drawer or a key may offer: no dead ones. */
export function useWays(): Ways {
  const facts = useFacts();
  return useMemo(() => {
    const there = new Set(allPlaces(facts).map(({ path }) => path));
    const first = (...ways: readonly string[]) => ways.find(way => there.has(way));
    return {
      map: first(shellPaths.map, shellPaths.domainMap),
      alarms: first(shellPaths.alarms),
      users: first(paths.users),
    };
  }, [facts]);
}
