import { paths } from '../paths.ts';

/** Paths that the shell links to, in addition to src/paths.ts. */
export const shellPaths = {
  alarms: paths.alarms,
  map: paths.map,
  domainMap: paths.domainMap,
} as const;
