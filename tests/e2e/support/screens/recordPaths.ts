const createTabPaths = (record: string, ...tabs: readonly string[]) =>
  tabs.map(tab => `${record}/show?tab=${tab}`);

/** Paths of lists, records and forms besides those of the section table. */
export const RECORD_PATHS: readonly string[] = [
  ...['/data/assets/SSGW000000000001', '/data/assets/SSGW000000000001/show'],
  '/domainManage/domainEdit/list/5f1e0000000000000000d002/show',
  ...['/data/strategies/create', '/data/domains/create', '/data/alerts', '/data/-/about/core'],
];

/** The tabs of a device and of a domain, which are screens of their own: each tab is in at least one path. */
export const TAB_PATHS: readonly string[] = [
  ...createTabPaths(
    '/data/assets/SSGW000000000001',
    ...['parameters', 'relations', 'faults', 'history', 'firmware', 'log'],
  ),
  ...createTabPaths('/data/assets/SSCAM00000000001', 'overview', 'camera'),
  ...createTabPaths('/data/assets/SSIPAT0000000001', 'broadcast'),
  ...createTabPaths('/data/assets/SSADS00000000001', 'display', 'sensor'),
  ...createTabPaths('/data/assets/SSPOLE0000000001', 'overview', 'relations'),
  ...createTabPaths(
    '/domainManage/domainEdit/list/5f1e0000000000000000d002',
    ...['domains', 'assets', 'faults', 'statuses'],
  ),
];
