import type { OperationRule, RuleContext } from '../../platform/operationRule.ts';
import { services } from '../../../src/generated/services.ts';
import { createCrud } from '../../platform/crud.ts';
import { errorCodes } from '../../platform/HttpError.ts';
import { endFinishedBroadcasts } from './broadcastState.ts';
import { applyFirstReports } from './firstReports.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { areLampsPending, updateLamps, updateLampNow } from './lampUpdates.ts';
import { applyReports } from './regularReports.ts';
import { removeExpiredMutes } from './mutes.ts';
import { endExpiredOverrides } from './overrideRules.ts';
import { executePendingCommands } from './pendingPlayerCommands.ts';
import { startPendingSchedules } from './scheduleRuns.ts';
import { advanceUpgrades } from './upgradeRules.ts';

const { alerts, assets, mutes, overrides, plans, statuses, strategies, upgradeLogs } =
  services.core.resources;

type TimedResource =
  | typeof alerts
  | typeof assets
  | typeof mutes
  | typeof overrides
  | typeof plans
  | typeof statuses
  | typeof strategies
  | typeof upgradeLogs;

const withUpdate =
  (update: (platform: RuleContext) => void, rule: OperationRule): OperationRule =>
  call => {
    update(withUnscopedStore(call.platform));
    return rule(call);
  };

/**
 * Creates the read rules of a resource with time-dependent rows, which are updated first, so that filters see the
 * current state.
 */
function createReadRules(
  resource: TimedResource,
  update: (platform: RuleContext) => void,
  notFoundCode?: number,
) {
  const { list, count, one } = createCrud(resource, {
    ...(notFoundCode !== undefined && { notFoundCode }),
  });
  return {
    list: withUpdate(update, list),
    count: withUpdate(update, count),
    one: withUpdate(update, one),
  };
}

/**
 * Applies the effect of time on devices: new ones report, overrides end, and then other sources control the lamps; all
 * report what they measure.
 */
function updateAllLamps(platform: RuleContext): void {
  applyFirstReports(platform);
  endExpiredOverrides(platform);
  startPendingSchedules(platform);
  updateLamps(platform);
  if (!areLampsPending(platform.store)) applyReports(platform);
}

const alertReads = createReadRules(alerts, removeExpiredMutes);
const assetReads = createReadRules(assets, updateAllLamps, errorCodes.unknownDevice);
const muteReads = createReadRules(mutes, removeExpiredMutes);
const overrideReads = createReadRules(overrides, updateAllLamps);
const planReads = createReadRules(plans, updateAllLamps);
const statusReads = createReadRules(statuses, updateAllLamps, errorCodes.unknownDevice);
const strategyReads = createReadRules(strategies, updateAllLamps);
const upgradeReads = createReadRules(upgradeLogs, advanceUpgrades);

/** Applies the changes that time alone causes in the city. */
export function passTime(platform: RuleContext): void {
  updateAllLamps(platform);
  advanceUpgrades(platform);
  endFinishedBroadcasts(platform);
  removeExpiredMutes(platform);
  executePendingCommands(platform);
}

/** The operations besides plain reads that return the light of lamps or depend on it. */
const LAMP_OPERATIONS: readonly string[] = [
  'listDomainAssets',
  'listDomainStatuses',
  'countDomainStatuses',
  'getDomainStatistic',
  'getLightingStatistics',
  'requestEnergy',
  'requestLampParam',
  'setLampParam',
  'setLampRatedPower',
  'returnToStrategy',
  'updateAsset',
  'applyScene',
  'getAssetHistory',
  'getAssetMarkers',
  'getDomainMarkers',
];

/** Returns the same rules, with the lamps updated to the current time before operations that read or switch them. */
export const withLampUpdates = (
  rules: Readonly<Record<string, OperationRule>>,
): Readonly<Record<string, OperationRule>> =>
  Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [
      id,
      LAMP_OPERATIONS.includes(id) ? withUpdate(updateAllLamps, rule) : rule,
    ]),
  );

const getStatus: OperationRule = call => {
  updateAllLamps(withUnscopedStore(call.platform));
  updateLampNow(call.platform, call.path.id);
  return statusReads.one(call);
};

/** The read operations of time-dependent data. */
export const timedRules: Readonly<Record<string, OperationRule>> = {
  listAlerts: alertReads.list,
  countAlerts: alertReads.count,
  getAlert: alertReads.one,
  listMutes: muteReads.list,
  countMutes: muteReads.count,
  getMute: muteReads.one,
  listAssets: assetReads.list,
  countAssets: assetReads.count,
  getAsset: assetReads.one,
  listStatuses: statusReads.list,
  countStatuses: statusReads.count,
  getStatus,
  listStrategies: strategyReads.list,
  countStrategies: strategyReads.count,
  getStrategy: strategyReads.one,
  listPlans: planReads.list,
  countPlans: planReads.count,
  getPlan: planReads.one,
  listOverrides: overrideReads.list,
  countOverrides: overrideReads.count,
  getOverride: overrideReads.one,
  listUpgradeLogs: upgradeReads.list,
  countUpgradeLogs: upgradeReads.count,
  getUpgradeLog: upgradeReads.one,
};
