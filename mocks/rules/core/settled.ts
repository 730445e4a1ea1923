import type { Rule, Surroundings } from '../../platform/rule.ts';
import { services } from '../../../src/generated/services.ts';
import { createCrud } from '../../platform/crud.ts';
import { codes } from '../../platform/Refusal.ts';
import { settleBroadcasts } from './broadcasts.ts';
import { settleFirstReports } from './firstReports.ts';
import { inWhole } from './inWhole.ts';
import { settleLights, settleOne } from './lights.ts';
import { settleOverrides } from './overrides.ts';
import { settleRuns } from './runs.ts';
import { settleUpgrades } from './upgrade.ts';

const { assets, overrides, plans, statuses, strategies, upgradeLogs } = services.core.resources;

type Resource =
  | typeof assets
  | typeof overrides
  | typeof plans
  | typeof statuses
  | typeof strategies
  | typeof upgradeLogs;

const after =
  (settle: (platform: Surroundings) => void, rule: Rule): Rule =>
  call => {
    settle(inWhole(call.platform));
    return rule(call);
  };

/** The reads of a resource whose rows time changes, brought up to now first, so that filters see it too. */
function reads(resource: Resource, settle: (platform: Surroundings) => void, unknown?: number) {
  const { list, count, one } = createCrud(resource, { ...(unknown !== undefined && { unknown }) });
  return { list: after(settle, list), count: after(settle, count), one: after(settle, one) };
}

/** What time does to lamps: new ones report, overrides end, and then the others have the say. */
function settleLamps(platform: Surroundings): void {
  settleFirstReports(platform);
  settleOverrides(platform);
  settleRuns(platform);
  settleLights(platform);
}

const ofAssets = reads(assets, settleLamps, codes.unknownDevice);
const ofOverrides = reads(overrides, settleLamps);
const ofPlans = reads(plans, settleLamps);
const ofStatuses = reads(statuses, settleLamps, codes.unknownDevice);
const ofStrategies = reads(strategies, settleLamps);
const ofUpgrades = reads(upgradeLogs, settleUpgrades);

/** What time alone brings about in the city. */
export function passTime(platform: Surroundings): void {
  settleLamps(platform);
  settleUpgrades(platform);
  settleBroadcasts(platform);
}

/** The calls beside plain reads that show how lamps burn, or go on from there. */
const LIT: readonly string[] = [
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
];

/** The same rules, with the lamps brought up to now first where they are told or switched. */
export const settledFirst = (
  rules: Readonly<Record<string, Rule>>,
): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [
      id,
      LIT.includes(id) ? after(settleLamps, rule) : rule,
    ]),
  );

const getStatus: Rule = call => {
  settleLamps(inWhole(call.platform));
  settleOne(call.platform, call.path.id);
  return ofStatuses.one(call);
};

/** The reads of what time changes. */
export const settledRules: Readonly<Record<string, Rule>> = {
  listAssets: ofAssets.list,
  countAssets: ofAssets.count,
  getAsset: ofAssets.one,
  listStatuses: ofStatuses.list,
  countStatuses: ofStatuses.count,
  getStatus,
  listStrategies: ofStrategies.list,
  countStrategies: ofStrategies.count,
  getStrategy: ofStrategies.one,
  listPlans: ofPlans.list,
  countPlans: ofPlans.count,
  getPlan: ofPlans.one,
  listOverrides: ofOverrides.list,
  countOverrides: ofOverrides.count,
  getOverride: ofOverrides.one,
  listUpgradeLogs: ofUpgrades.list,
  countUpgradeLogs: ofUpgrades.count,
  getUpgradeLog: ofUpgrades.one,
};
