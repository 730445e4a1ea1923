import { errorCodes } from '../platform/HttpError.ts';
import type { ServiceRules } from '../platform/operationRule.ts';
import { assetRules } from './core/assetRules.ts';
import { cameraRules } from './core/cameraRules.ts';
import { confirmationRules } from './core/confirmationRules.ts';
import { deviceRules } from './core/deviceRules.ts';
import { domainContentRules } from './core/domainContentRules.ts';
import { domainRootRules } from './core/domainRootRules.ts';
import { domainRules } from './core/domainRules.ts';
import { exchangeRules } from './core/exchangeRules.ts';
import { groupRules } from './core/groupRules.ts';
import { historyRules } from './core/historyRules.ts';
import { importRules } from './core/importRules.ts';
import { markerRules } from './core/markers/markerRules.ts';
import { mediaDataRules } from './core/mediaDataRules.ts';
import { modelTypeRules } from './core/modelTypeRules.ts';
import { getNameSortKey } from './core/nameSortKey.ts';
import { muteRules } from './core/muteRules.ts';
import { overrideRules } from './core/overrideRules.ts';
import { planRules } from './core/planRules.ts';
import { playerRules } from './core/playerRules.ts';
import { relationRules } from './core/relationRules.ts';
import { reportRules } from './core/reportRules.ts';
import { sceneRules } from './core/sceneRules.ts';
import { serviceRules } from './core/serviceRules.ts';
import { settingRules } from './core/settingRules.ts';
import { passTime, withLampUpdates, timedRules } from './core/timedRules.ts';
import { statisticRules } from './core/statisticRules.ts';
import { strategyRules } from './core/strategyRules.ts';
import { upgradeRules } from './core/upgradeRules.ts';
import { whitelistRules } from './core/whitelistRules.ts';

const NAME_SORT_KEYS = { nameSortKey: getNameSortKey };

/** The rules of `openapi/core.yaml`: the behaviour of the platform beyond storing records. @see MOCK-01 */
export const coreRules: ServiceRules = {
  resources: {
    assets: { notFoundCode: errorCodes.unknownDevice, sortKeys: NAME_SORT_KEYS },
    domains: { sortKeys: NAME_SORT_KEYS },
    statuses: { notFoundCode: errorCodes.unknownDevice },
  },
  passTime,
  operations: withLampUpdates({
    ...domainRules,
    ...domainContentRules,
    ...domainRootRules,
    ...assetRules,
    ...relationRules,
    ...whitelistRules,
    ...exchangeRules,
    ...historyRules,
    ...importRules,
    ...confirmationRules,
    ...modelTypeRules,
    ...cameraRules,
    ...deviceRules,
    ...groupRules,
    ...markerRules,
    ...mediaDataRules,
    ...muteRules,
    ...overrideRules,
    ...planRules,
    ...playerRules,
    ...reportRules,
    ...sceneRules,
    ...serviceRules,
    ...settingRules,
    ...timedRules,
    ...statisticRules,
    ...strategyRules,
    ...upgradeRules,
  }),
};
