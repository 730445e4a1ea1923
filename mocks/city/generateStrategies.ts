import { DAY_MS, HOUR_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import type { CityAssets } from './generateAssets.ts';
import { CITY_ID, type CityDomains } from './generateDomains.ts';
import { createSeededId } from '../shared/ids.ts';
import { CITY_CENTRE } from './cityCoordinates.ts';
import type { StreetMap } from './generateStreets.ts';
import { assertDefined } from '../shared/assertDefined.ts';
import { toStrategySteps, CITY_TIMETABLE } from './timetable.ts';

export interface ControlGenerationOptions {
  readonly now: number;
  readonly map: StreetMap;
  readonly domains: CityDomains;
  readonly assets: CityAssets;
  readonly groups: readonly Row[];
}

/** The strategies by what they do, to be found by plans. */
const EVERY_DAY = 127;
const WORKDAYS = 62;

/**
 * Generates strategies of all four kinds. The districts but the last one follow the sun, each with its own strategy;
 * the last one follows a plan. Their steps equal the timetable of the city, as in the history of the lamps. A strategy
 * of higher priority waits for its days.
 */
export function generateStrategies({
  now,
  map,
  domains,
  assets,
  groups,
}: ControlGenerationOptions): Row[] {
  const strategies: Row[] = [];
  const add = ({ daysSinceChange, isRunning = false, ...row }: StrategyDraft) => {
    const changedAt = new Date(now - daysSinceChange * DAY_MS).toISOString();
    strategies.push({
      id: createSeededId('strategy', strategies.length + 1),
      weekdays: EVERY_DAY,
      ...row,
      state: isRunning ? 'running' : 'stopped',
      ...(isRunning && { startedAt: changedAt }),
      updatedAt: changedAt,
    });
  };
  const sensorIds = assets.byModel.sses.slice(0, 3).map(({ id }) => id);
  const sensors = sensorIds.length > 0 ? { sensorIds } : {};
  const firstGroup = groups.find(({ model }) => model === 'ssslc');
  for (const [i, { name }] of map.districts.entries()) {
    add({
      name: `${name}日落日出亮灯`,
      kind: 'latlng',
      domainId: assertDefined(domains.districtIds[i]),
      priority: 20,
      description: '日落开灯，六小时后降至六成，日出前七十五分钟恢复，日出关灯。',
      sunSteps: toStrategySteps(CITY_TIMETABLE),
      geoPoint: { ...CITY_CENTRE },
      targets: { domainIds: [assertDefined(domains.districtIds[i])] },
      daysSinceChange: 40 + 3 * i,
      isRunning: i + 1 < map.districts.length,
    });
  }
  add({
    name: '半夜灯',
    kind: 'time',
    domainId: CITY_ID,
    priority: 30,
    description: '二十三点以后降至六成，凌晨五点恢复。',
    timeSteps: [
      { at: '17:30', brightness: 100, fade: 30 },
      { at: '23:00', brightness: 60, fade: 120 },
      { at: '05:00', brightness: 100, fade: 120 },
      { at: '06:20', brightness: 0, fade: 30 },
    ],
    targets: firstGroup ? { groupIds: [String(firstGroup.id)] } : {},
    daysSinceChange: 12,
  });
  add({
    name: '周末延时',
    kind: 'time',
    domainId: CITY_ID,
    priority: 40,
    timeSteps: [
      { at: '17:00', brightness: 100, fade: 30 },
      { at: '01:00', brightness: 50, fade: 60 },
      { at: '06:30', brightness: 0, fade: 30 },
    ],
    weekdays: EVERY_DAY - WORKDAYS,
    targets: { domainIds: domains.streetIds.slice(0, 3) },
    daysSinceChange: 61,
  });
  add({
    name: '春节常亮',
    kind: 'time',
    domainId: CITY_ID,
    priority: 90,
    timeSteps: [
      { at: '17:00', brightness: 100 },
      { at: '07:00', brightness: 0 },
    ],
    period: { begin: '2027-02-05', end: '2027-02-21' },
    targets: { domainIds: [CITY_ID] },
    daysSinceChange: 5,
    isRunning: true,
  });
  add({
    name: '阴天补光',
    kind: 'lumen',
    domainId: CITY_ID,
    priority: 60,
    description: '照度低于阈值时开灯，越暗越亮。',
    luxSteps: [
      { below: 50, brightness: 40, fade: 60 },
      { below: 20, brightness: 70, fade: 60 },
      { below: 5, brightness: 100, fade: 60 },
    ],
    ...sensors,
    targets: { domainIds: [assertDefined(domains.districtIds[0])] },
    daysSinceChange: 88,
  });
  add({
    name: '隧道口照度控制',
    kind: 'lumen',
    priority: 65,
    luxSteps: [{ below: 200, brightness: 100, fade: 10 }],
    ...sensors,
    targets: { domainIds: domains.streetIds.slice(1, 2) },
    daysSinceChange: 130,
  });
  add({
    name: '公园步道人来灯亮',
    kind: 'people',
    domainId: assertDefined(domains.districtIds[1]),
    priority: 70,
    description: '无人时三成，有人时全亮，人走后保持一分钟。',
    presence: { idle: 30, present: 100, hold: 60 },
    ...sensors,
    targets: { domainIds: domains.sectionIds.slice(0, 2) },
    daysSinceChange: 23,
  });
  return strategies;
}

interface StrategyDraft extends Row {
  readonly name: string;
  readonly priority: number;
  /** Days since the last change. */
  readonly daysSinceChange: number;
  readonly isRunning?: boolean;
}

/** Generates plans: the last district runs one, others wait for their day. */
export function generatePlans(
  { now, domains }: ControlGenerationOptions,
  strategies: readonly Row[],
): Row[] {
  const findStrategyId = (name: string) =>
    String(assertDefined(strategies.find(strategy => String(strategy.name).endsWith(name))).id);
  const last = assertDefined(domains.districtIds.at(-1));
  const startedAt = new Date(now - 20 * DAY_MS).toISOString();
  const festival = {
    strategyId: findStrategyId('春节常亮'),
    period: { begin: '2027-02-05', end: '2027-02-21' },
    weekdays: EVERY_DAY,
  };
  const sunStrategy = strategies.find(
    ({ kind, domainId }) => kind === 'latlng' && domainId === last,
  );
  const weekends = { strategyId: findStrategyId('周末延时'), weekdays: EVERY_DAY - WORKDAYS };
  const workdays = { strategyId: findStrategyId('半夜灯'), weekdays: WORKDAYS };
  const exceptions = [
    { date: '2026-12-31', strategyId: findStrategyId('春节常亮'), note: '跨年夜常亮' },
    { date: '2027-03-27', note: '地球一小时' },
  ];
  return [
    {
      id: createSeededId('plan', 1),
      name: '全年照明计划',
      domainId: last,
      priority: 50,
      description: '平日按日落日出，春节常亮。',
      rules: [festival, { strategyId: String(assertDefined(sunStrategy).id), weekdays: EVERY_DAY }],
      exceptions,
      targets: { domainIds: [last] },
      state: 'running',
      startedAt,
      updatedAt: startedAt,
    },
    {
      id: createSeededId('plan', 2),
      name: '节假日照明计划',
      domainId: CITY_ID,
      priority: 80,
      rules: [festival, weekends],
      exceptions: exceptions.slice(0, 1),
      targets: { domainIds: [CITY_ID] },
      state: 'stopped',
      updatedAt: startedAt,
    },
    {
      id: createSeededId('plan', 3),
      name: '道路检修计划',
      domainId: assertDefined(domains.districtIds[0]),
      priority: 55,
      rules: [workdays],
      exceptions: [{ date: '2026-11-20', note: '停电检修' }],
      targets: { domainIds: domains.streetIds.slice(0, 2) },
      state: 'stopped',
      updatedAt: startedAt,
    },
  ];
}

/** Generates scenes: frequent commands of a city. */
export function generateScenes({ now, domains, assets, groups }: ControlGenerationOptions): Row[] {
  const lamps = groups.filter(({ model }) => model === 'ssslc');
  const [first] = lamps;
  const firstControllers = assets.byModel.ssslc.slice(4, 16).map(({ id }) => id);
  if (!first || firstControllers.length === 0) return [];
  const createSettings = (on: boolean, brightness: number) =>
    lamps.slice(0, 6).map(({ id }) => ({ groupId: String(id), on, brightness }));
  const scenes: readonly (readonly [string, string, readonly Row[]])[] = [
    ['平日夜景', '主要道路八成亮度', createSettings(true, 80)],
    ['节日夜景', '主要道路全亮', createSettings(true, 100)],
    ['深夜节能', '主要道路四成亮度', createSettings(true, 40)],
    ['暴雨预警', '低洼路段全亮', [{ assetIds: firstControllers, on: true, brightness: 100 }]],
    ['检修断电', '检修路段关灯', [{ assetIds: firstControllers, on: false, brightness: 0 }]],
  ];
  return scenes.map(([name, description, settings], i) => ({
    id: createSeededId('scene', i + 1),
    name,
    domainId: i < 3 ? CITY_ID : assertDefined(domains.districtIds[0]),
    description,
    settings,
    ...(i < 4 && { lastAppliedAt: new Date(now - (2 + 9 * i) * DAY_MS).toISOString() }),
  }));
}

/** Generates manual overrides: long expired, ended early, and active. */
export function generateOverrides({ now, domains, assets }: ControlGenerationOptions): Row[] {
  const ids = (from: number, to: number) =>
    assets.byModel.ssslc.slice(from, to).map(({ id }) => id);
  const hours = (n: number) => new Date(now + n * HOUR_MS).toISOString();
  const rows: readonly (readonly [Row, number, number, number, string, string, string])[] = [
    [
      { domainIds: domains.sectionIds.slice(0, 1) },
      100,
      -200,
      -192,
      '夜间施工',
      'operator',
      'expired',
    ],
    [{ assetIds: ids(5, 9) }, 30, -120, -100, '居民反映灯光过亮', 'device_admin', 'cancelled'],
    [{ assetIds: ids(9, 13) }, 0, -52, -49, '更换灯头', 'operator', 'expired'],
    [{ assetIds: ids(13, 17) }, 100, -2, 6, '交通事故现场照明', 'operator', 'active'],
  ];
  return rows
    .filter(([{ assetIds }]) => !Array.isArray(assetIds) || assetIds.length > 0)
    .map(([targets, brightness, since, until, reason, by, state], i) => ({
      id: createSeededId('override', i + 1),
      targets,
      on: brightness > 0,
      brightness,
      expires: hours(until),
      reason,
      by,
      createdAt: hours(since),
      state,
    }));
}
