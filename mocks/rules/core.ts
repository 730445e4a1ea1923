import { codes } from '../platform/Refusal.ts';
import type { ServiceRules } from '../platform/rule.ts';
import { assetRules } from './core/keepAssets.ts';
import { cameraRules } from './core/camera.ts';
import { confirmationRules } from './core/confirmations.ts';
import { deviceRules } from './core/devices.ts';
import { domainContentRules } from './core/domainContents.ts';
import { domainRootRules } from './core/domainRoot.ts';
import { domainRules } from './core/domains.ts';
import { exchangeRules } from './core/exchange.ts';
import { groupRules } from './core/groups.ts';
import { historyRules } from './core/history.ts';
import { importRules } from './core/import.ts';
import { mediaDataRules } from './core/mediaData.ts';
import { modelTypeRules } from './core/modelTypes.ts';
import { nameSortKeyOf } from './core/nameSortKey.ts';
import { overrideRules } from './core/overrides.ts';
import { planRules } from './core/plans.ts';
import { playerRules } from './core/players.ts';
import { relationRules } from './core/relations.ts';
import { reportRules } from './core/reports.ts';
import { sceneRules } from './core/scenes.ts';
import { serviceRules } from './core/services.ts';
import { settingRules } from './core/settings.ts';
import { passTime, settledFirst, settledRules } from './core/settled.ts';
import { statisticRules } from './core/statistics.ts';
import { strategyRules } from './core/strategies.ts';
import { upgradeRules } from './core/upgrade.ts';
import { whitelistRules } from './core/whitelists.ts';

const sortKeys = { nameSortKey: nameSortKeyOf };

/** The rules of `openapi/core.yaml`: what the platform does beyond keeping records. @see spec A7, B7 */
export const coreRules: ServiceRules = {
  resources: {
    assets: { unknown: codes.unknownDevice, sortKeys },
    domains: { sortKeys },
    statuses: { unknown: codes.unknownDevice },
  },
  passTime,
  operations: settledFirst({
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
    ...mediaDataRules,
    ...overrideRules,
    ...planRules,
    ...playerRules,
    ...reportRules,
    ...sceneRules,
    ...serviceRules,
    ...settingRules,
    ...settledRules,
    ...statisticRules,
    ...strategyRules,
    ...upgradeRules,
    ...whitelistRules,
  }),
};
