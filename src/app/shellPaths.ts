import { paths } from '../paths.ts';

/** Addresses that the shell itself leads to, beside those of src/paths.ts. */
export const shellPaths = {
  alarms: '/systemOperation/faultManagement/alarm',
  map: '/smartLight/map',
  domainMap: paths.domainMap,
} as const;
