import { useMemo } from 'react';

import { paths } from '../paths.ts';
import { listScreenPaths } from './sections/listSections.ts';
import { useRouteContext } from './sections/useRouteContext.ts';
import { shellPaths } from './shellPaths.ts';

/** The shell links of the user; undefined where a guard would redirect. */
export interface ShellLinks {
  readonly map: string | undefined;
  readonly alarms: string | undefined;
  readonly users: string | undefined;
}

/** Returns the links of bars, drawers and shortcuts that the user can follow. */
export function useShellLinks(): ShellLinks {
  const context = useRouteContext();
  return useMemo(() => {
    const availablePaths = new Set(listScreenPaths(context).map(({ path }) => path));
    const findFirst = (...candidatePaths: readonly string[]) =>
      candidatePaths.find(candidatePath => availablePaths.has(candidatePath));
    return {
      map: findFirst(shellPaths.map, shellPaths.domainMap),
      alarms: findFirst(shellPaths.alarms),
      users: findFirst(paths.users),
    };
  }, [context]);
}
