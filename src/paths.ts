/** Addresses inside the console. Features meet here instead of importing each other. */
export const paths = {
  home: '/',
  users: '/permissionManage',
  /** Who may do what, role by operation. */
  permissions: '/permissionManage/matrix',
  data: '/data',
  /** The tree of domains beside a map; `?domain=` chooses one. */
  domainMap: '/domainManage/mapPreview',
  /** Every error of the platform; `?code=51` shows one. */
  errorReference: '/errorReference',
} as const;

/** Where the card of a module leads; '' for a card that goes nowhere. @see SHELL-11 */
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
