/** Paths of the console. Features share them instead of importing each other. */
export const paths = {
  home: '/',
  users: '/permissionManage',
  /** The permissions of each role, by operation. */
  permissions: '/permissionManage/matrix',
  data: '/data',
  /** The projects of the media editor; a project opens in it. */
  projects: '/mediaPublish/projects',
  /** The domain tree next to a map; `?domain=` selects one. */
  domainMap: '/domainManage/mapPreview',
  /** The map of the city; `?id=` selects a device. */
  map: '/smartLight/map',
  /** The section of the alarms, their log and the faults. */
  faultManagement: '/systemOperation/faultManagement',
  /** The alarms that need attention. */
  alarms: '/systemOperation/faultManagement/alarm',
  faults: '/systemOperation/faultManagement/fault',
  /** The error reference of the platform; `?code=51` shows one error. */
  errorReference: '/errorReference',
} as const;

/** The path of each module card; '' without a target. @see SHELL-11 */
export const moduleLinks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    asset: '/assetManage/model',
    permission: paths.users,
    maintenance: '/systemOperation/config',
    smartLight: '/smartLight/statistics',
    light: '/light/statistics',
    report: '/reporterManage/stat',
    publish: '/mediaPublish/statistics',
    project: '/playProject',
    visual: paths.home,
    domain: '/domainManage/domainEdit/list',
    issues: '',
    strategy: '',
    traffic: '',
    test: '',
    star: '',
  }),
);
