/** Addresses that the shell itself leads to, beside those of src/paths.ts. */
export const shellPaths = {
  alarms: '/systemOperation/faultManagement/alarm',
  map: '/smartLight/map',
  domainMap: '/domainManage/mapPreview',
} as const;
