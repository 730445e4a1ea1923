import type { Row } from '../platform/Store.ts';
import { hashToFraction, joinHashes } from './hash.ts';
import {
  GATEWAY_MODELS,
  createDeviceId,
  type CityModel,
  CITY_MODELS,
  POLE_DEVICE_MODELS,
  SENTINEL_IDS,
} from './models/cityModels.ts';
import { getModelTypeId } from './models/modelTypeRows.ts';
import { getStateAt, type AssetState } from './outages.ts';
import type { CityPoint } from './cityCoordinates.ts';
import type { RoadKind } from './roadNames.ts';
import type { CitySites } from './lampSites.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** An asset as the platform stores it. */
export interface AssetRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly model: CityModel;
  readonly type: string;
  readonly domainId: string;
  /** Absent of a device that has only reported itself. */
  readonly geoPoint?: CityPoint & Row;
  readonly modelTypeId?: string;
  readonly mode?: 'STRATEGY' | 'MANUAL';
  readonly status: AssetState;
  readonly specification?: string;
  readonly ratedPower?: number;
  readonly installDate: string;
  readonly ssgwId?: string;
  readonly controllerId?: string;
  readonly poleId?: string;
  readonly ip?: string;
  readonly port?: number;
  readonly remark?: string;
}

type AssetDraft = { -readonly [Name in keyof AssetRow]: AssetRow[Name] };

/** The assets of a city in the order of their sites. */
export interface CityAssets {
  readonly rows: readonly AssetRow[];
  readonly byModel: Readonly<Record<CityModel, readonly AssetRow[]>>;
}

export interface AssetGenerationOptions {
  readonly seed: number;
  /** The moment of their states, in milliseconds since 1970. */
  readonly now: number;
  readonly counts: Readonly<Record<CityModel, number>>;
  readonly sites: CitySites;
}

/** The wattages of the lamps of each kind of road; both are in use. */
const LAMP_WATTS: Readonly<Record<RoadKind, readonly [number, number]>> = {
  大道: [250, 200],
  路: [150, 120],
  街: [120, 90],
  巷: [60, 60],
};

/** Models with an IP address in the city's network, and the port that they listen on. */
const MODEL_PORTS: Partial<Record<CityModel, number>> = {
  ssgw: 1883,
  ssads: 5005,
  sscam: 554,
  sssap: 1883,
};

/** The share of manually switched controllers. */
const MANUAL_MODE_SHARE = 0.012;

/** The position of the first pole along the streets, as a fraction of the spacing. */
const POLE_PHASE = 0.5;

/** The pole offset of each device: eight devices share four poles. */
const POLE_OFFSETS = [0, 0, 1, 2, 2, 2, 3, 3] as const;

/** The phases of models with sites of their own. */
const MODEL_PHASES: Partial<Record<CityModel, number>> = {
  plc: 0.1,
  ammeter: 0.3,
  xes: 0.6,
  devicebox: 0.2,
};

/** Of so many unregistered devices one has not reported a position. */
const POSITIONLESS_INTERVAL = 3;

/** Generates the assets along the streets: lamps with their controllers, then all assets between them. */
export function generateAssets(options: AssetGenerationOptions): CityAssets {
  const byModel = Object.fromEntries(
    Object.keys(CITY_MODELS).map(model => [model, []]),
  ) as unknown as {
    [Name in CityModel]: AssetRow[];
  };
  const rows: AssetRow[] = [];
  const add = (row: AssetDraft) => {
    row.status = getStateAt(row, options.now);
    rows.push(row);
    byModel[row.model].push(row);
  };
  generateLamps(options, add);
  generateGateways(options, add);
  generatePoles(options, add);
  generateOtherAssets(options, add);
  return { rows, byModel };
}

type AddAsset = (row: AssetDraft) => void;

function generateLamps(options: AssetGenerationOptions, add: AddAsset) {
  const { counts, sites } = options;
  const poles = spreadSiteIndexes(counts.sspole, sites.count, POLE_PHASE);
  let pole = 0;
  for (let siteIndex = 0; siteIndex < counts.ssslc; siteIndex += 1) {
    const controller = createController(options, siteIndex);
    add(controller);
    if (siteIndex >= counts.led) continue;
    const lamp = createLamp(sites, siteIndex, controller);
    if (poles[pole] === siteIndex) {
      pole += 1;
      lamp.poleId = createDeviceId('sspole', pole);
    }
    add(lamp);
  }
}

function createController({ seed, sites }: AssetGenerationOptions, siteIndex: number): AssetDraft {
  const sectionMark = sites.sectionHash(siteIndex);
  const specification =
    CITY_MODELS.ssslc.specifications[hashToFraction(sectionMark, 5) < 0.4 ? 0 : 1];
  const isManual =
    siteIndex >= SENTINEL_IDS.length &&
    hashToFraction(joinHashes(seed, siteIndex), 1) < MANUAL_MODE_SHARE;
  const row: AssetDraft = {
    id: SENTINEL_IDS[siteIndex] ?? createDeviceId('ssslc', siteIndex + 1),
    name: sites.name(siteIndex, CITY_MODELS.ssslc.noun),
    model: 'ssslc',
    type: CITY_MODELS.ssslc.type,
    domainId: sites.domainId(siteIndex),
    geoPoint: sites.geoPoint(siteIndex),
    modelTypeId: getModelTypeId(assertDefined(specification)),
    mode: isManual ? 'MANUAL' : 'STRATEGY',
    status: 'normal',
    specification,
    ratedPower: LAMP_WATTS[sites.kind(siteIndex)][hashToFraction(sectionMark, 4) < 0.7 ? 0 : 1],
    installDate: sites.installDate(siteIndex),
  };
  const gateway = sites.gatewayId(siteIndex);
  if (gateway !== undefined) row.ssgwId = gateway;
  return row;
}

function createLamp(sites: CitySites, siteIndex: number, controller: AssetDraft): AssetDraft {
  const { id, domainId, geoPoint, ratedPower, installDate } = controller;
  const specification = `LED-${ratedPower}W`;
  return {
    id: createDeviceId('led', siteIndex + 1),
    name: sites.name(siteIndex, CITY_MODELS.led.noun),
    model: 'led',
    type: CITY_MODELS.led.type,
    domainId,
    geoPoint,
    modelTypeId: getModelTypeId(specification),
    controllerId: id,
    status: 'normal',
    specification,
    ratedPower,
    installDate,
  };
}

function generateGateways({ sites }: AssetGenerationOptions, add: AddAsset) {
  for (const [i, siteIndex] of sites.gatewayStartIndexes.entries())
    add(createAsset(sites, 'ssgw', i + 1, siteIndex));
}

function generatePoles({ counts, sites }: AssetGenerationOptions, add: AddAsset) {
  const siteIndexes = spreadSiteIndexes(counts.sspole, sites.count, POLE_PHASE);
  for (const [i, siteIndex] of siteIndexes.entries())
    add(createAsset(sites, 'sspole', i + 1, siteIndex));
  if (siteIndexes.length === 0) return;
  let deviceIndex = 0;
  for (const { model, n } of interleaveModels(counts)) {
    const pole = 4 * Math.floor(deviceIndex / 8) + assertDefined(POLE_OFFSETS[deviceIndex % 8]);
    const index = Math.min(pole, siteIndexes.length - 1);
    const row = createAsset(sites, model, n, assertDefined(siteIndexes[index]));
    row.poleId = createDeviceId('sspole', index + 1);
    add(row);
    deviceIndex += 1;
  }
}

/** Interleaves the pole devices of all models evenly. */
function interleaveModels(counts: AssetGenerationOptions['counts']) {
  const devices = POLE_DEVICE_MODELS.flatMap((model, phase) =>
    Array.from({ length: counts[model] }, (_, i) => ({
      model,
      n: i + 1,
      position: (i + (phase + 1) / (POLE_DEVICE_MODELS.length + 1)) / counts[model],
    })),
  );
  return devices.sort((a, b) => a.position - b.position);
}

function generateOtherAssets({ counts, sites }: AssetGenerationOptions, add: AddAsset) {
  for (const [model, phase] of Object.entries(MODEL_PHASES) as [CityModel, number][]) {
    const siteIndexes = spreadSiteIndexes(counts[model], sites.count, phase);
    for (const [i, siteIndex] of siteIndexes.entries())
      add(createAsset(sites, model, i + 1, siteIndex));
  }
  const siteIndexes = spreadSiteIndexes(counts.unknow, sites.count, 0.7);
  for (const [i, siteIndex] of siteIndexes.entries()) {
    const row = createAsset(sites, 'unknow', i + 1, siteIndex);
    row.name = `${CITY_MODELS.unknow.noun}${i + 1}`;
    row.domainId = sites.districtId(siteIndex);
    row.remark = '自动发现，尚未登记';
    if (i % POSITIONLESS_INTERVAL === 1) delete row.geoPoint;
    add(row);
  }
}

function createAsset(sites: CitySites, model: CityModel, n: number, siteIndex: number): AssetDraft {
  const { type, noun, specifications } = CITY_MODELS[model];
  const row: AssetDraft = {
    id: createDeviceId(model, n),
    name: sites.name(siteIndex, noun),
    model,
    type,
    domainId: sites.domainId(siteIndex),
    geoPoint: sites.geoPoint(siteIndex),
    status: 'normal',
    installDate: sites.installDate(siteIndex),
  };
  const specification = specifications[Math.floor(hashToFraction(n, 6) * specifications.length)];
  if (specification !== undefined) {
    row.modelTypeId = getModelTypeId(specification);
    row.specification = specification;
  }
  const gateway = GATEWAY_MODELS.includes(model) ? sites.gatewayId(siteIndex) : undefined;
  if (gateway !== undefined) row.ssgwId = gateway;
  const port = MODEL_PORTS[model];
  if (port !== undefined) {
    row.ip = `10.${20 + Object.keys(MODEL_PORTS).indexOf(model)}.${(n >> 8) & 255}.${n & 255}`;
    row.port = port;
  }
  return row;
}

/** Returns `count` site indexes, spread evenly along the streets. */
function spreadSiteIndexes(count: number, siteCount: number, phase: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(((i + phase) * siteCount) / count));
}
