/** The operations of screens that are not lists, each in its own chunk, loaded by its screen. */
export const operationLoaders = {
  getConventionSettings: () => import('../../generated/core/operations/getConventionSettings.ts'),
  replaceConventionSettings: () =>
    import('../../generated/core/operations/replaceConventionSettings.ts'),
  getSystemParamSettings: () => import('../../generated/core/operations/getSystemParamSettings.ts'),
  replaceSystemParamSettings: () =>
    import('../../generated/core/operations/replaceSystemParamSettings.ts'),
  getPlanSettings: () => import('../../generated/core/operations/getPlanSettings.ts'),
  replacePlanSettings: () => import('../../generated/core/operations/replacePlanSettings.ts'),
  getSystemState: () => import('../../generated/core/operations/getSystemState.ts'),
  getStatReport: () => import('../../generated/core/operations/getStatReport.ts'),
  getDeviceReport: () => import('../../generated/core/operations/getDeviceReport.ts'),
} as const;

export type OperationName = keyof typeof operationLoaders;
