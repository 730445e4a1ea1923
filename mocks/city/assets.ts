import type { Row } from '../platform/Store.ts';
import { fraction, join } from './hash.ts';
import { BEHIND_GATEWAY, deviceId, type Model, MODELS, ON_POLES, SENTINELS } from './models.ts';
import { modelTypeId } from './modelTypes.ts';
import { stateAt, type State } from './outages.ts';
import type { GeoPoint } from './plane.ts';
import type { RoadKind } from './roadNames.ts';
import type { Sites } from './sites.ts';
import { sure } from './sure.ts';

/** An asset as the platform knows it. */
export interface AssetRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly model: Model;
  readonly type: string;
  readonly domainId: string;
  readonly geoPoint: GeoPoint & Row;
  readonly modelTypeId?: string;
  readonly mode?: 'STRATEGY' | 'MANUAL';
  readonly status: State;
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

type Draft = { -readonly [Name in keyof AssetRow]: AssetRow[Name] };

/** The assets of a city in the order of their places. */
export interface Assets {
  readonly rows: readonly AssetRow[];
  readonly byModel: Readonly<Record<Model, readonly AssetRow[]>>;
}

/** What the assets of a city are drawn from. */
export interface AssetOptions {
  readonly seed: number;
  /** Milliseconds since 1970: the moment of their states. */
  readonly now: number;
  readonly counts: Readonly<Record<Model, number>>;
  readonly sites: Sites;
}

/** The watts of the lamps of each kind of road; both are in use. */
const WATTS: Readonly<Record<RoadKind, readonly [number, number]>> = {
  大道: [250, 200],
  路: [150, 120],
  街: [120, 90],
  巷: [60, 60],
};

/** Models with an address in the city's net, and the port that they listen on. */
const PORTS: Partial<Record<Model, number>> = { ssgw: 1883, ssads: 5005, sscam: 554, sssap: 1883 };

/** Of a hundred controllers, some one was switched by hand. */
const BY_HAND = 0.012;

/** Where along the streets the first pole stands, as a part of what is between two of them. */
const POLE_PHASE = 0.5;

/** Eight devices share four poles: on which each is. */
const POLE_OF = [0, 0, 1, 2, 2, 2, 3, 3] as const;

/** The same for what stands there by itself. */
const PHASES: Partial<Record<Model, number>> = { plc: 0.1, ammeter: 0.3, xes: 0.6, devicebox: 0.2 };

/** Draws the assets along the streets: lamps with their controllers, then all that stands between them. */
export function drawAssets(options: AssetOptions): Assets {
  const byModel = Object.fromEntries(Object.keys(MODELS).map(model => [model, []])) as unknown as {
    [Name in Model]: AssetRow[];
  };
  const rows: AssetRow[] = [];
  const add = (row: Draft) => {
    row.status = stateAt(row, options.now);
    rows.push(row);
    byModel[row.model].push(row);
  };
  drawLamps(options, add);
  drawGateways(options, add);
  drawPoles(options, add);
  drawOthers(options, add);
  return { rows, byModel };
}

type Add = (row: Draft) => void;

function drawLamps(options: AssetOptions, add: Add) {
  const { counts, sites } = options;
  const poles = placesOf(counts.sspole, sites.count, POLE_PHASE);
  let pole = 0;
  for (let place = 0; place < counts.ssslc; place += 1) {
    const controller = controllerAt(options, place);
    add(controller);
    if (place >= counts.led) continue;
    const lamp = lampAt(sites, place, controller);
    if (poles[pole] === place) {
      pole += 1;
      lamp.poleId = deviceId('sspole', pole);
    }
    add(lamp);
  }
}

function controllerAt({ seed, sites }: AssetOptions, place: number): Draft {
  const sectionMark = sites.sectionMark(place);
  const specification = MODELS.ssslc.specifications[fraction(sectionMark, 5) < 0.4 ? 0 : 1];
  const isByHand = place >= SENTINELS.length && fraction(join(seed, place), 1) < BY_HAND;
  const row: Draft = {
    id: SENTINELS[place] ?? deviceId('ssslc', place + 1),
    name: sites.name(place, MODELS.ssslc.noun),
    model: 'ssslc',
    type: MODELS.ssslc.type,
    domainId: sites.domainId(place),
    geoPoint: sites.geoPoint(place),
    modelTypeId: modelTypeId(sure(specification)),
    mode: isByHand ? 'MANUAL' : 'STRATEGY',
    status: 'normal',
    specification,
    ratedPower: WATTS[sites.kind(place)][fraction(sectionMark, 4) < 0.7 ? 0 : 1],
    installDate: sites.installDate(place),
  };
  const gateway = sites.gatewayId(place);
  if (gateway !== undefined) row.ssgwId = gateway;
  return row;
}

/** The lamp that a controller switches. */
function lampAt(sites: Sites, place: number, controller: Draft): Draft {
  const { id, domainId, geoPoint, ratedPower, installDate } = controller;
  const specification = `LED-${ratedPower}W`;
  return {
    id: deviceId('led', place + 1),
    name: sites.name(place, MODELS.led.noun),
    model: 'led',
    type: MODELS.led.type,
    domainId,
    geoPoint,
    modelTypeId: modelTypeId(specification),
    controllerId: id,
    status: 'normal',
    specification,
    ratedPower,
    installDate,
  };
}

function drawGateways({ sites }: AssetOptions, add: Add) {
  for (const [i, place] of sites.gatewayPlaces.entries()) add(assetAt(sites, 'ssgw', i + 1, place));
}

function drawPoles({ counts, sites }: AssetOptions, add: Add) {
  const places = placesOf(counts.sspole, sites.count, POLE_PHASE);
  for (const [i, place] of places.entries()) add(assetAt(sites, 'sspole', i + 1, place));
  if (places.length === 0) return;
  let at = 0;
  for (const { model, n } of mixed(counts)) {
    const pole = 4 * Math.floor(at / 8) + sure(POLE_OF[at % 8]);
    const index = Math.min(pole, places.length - 1);
    const row = assetAt(sites, model, n, sure(places[index]));
    row.poleId = deviceId('sspole', index + 1);
    add(row);
    at += 1;
  }
}

/** The devices of all models that poles carry, each model evenly among the others. */
function mixed(counts: AssetOptions['counts']) {
  const devices = ON_POLES.flatMap((model, phase) =>
    Array.from({ length: counts[model] }, (_, i) => ({
      model,
      n: i + 1,
      at: (i + (phase + 1) / (ON_POLES.length + 1)) / counts[model],
    })),
  );
  return devices.sort((a, b) => a.at - b.at);
}

function drawOthers({ counts, sites }: AssetOptions, add: Add) {
  for (const [model, phase] of Object.entries(PHASES) as [Model, number][]) {
    const places = placesOf(counts[model], sites.count, phase);
    for (const [i, place] of places.entries()) add(assetAt(sites, model, i + 1, place));
  }
  const places = placesOf(counts.unknow, sites.count, 0.7);
  for (const [i, place] of places.entries()) {
    const row = assetAt(sites, 'unknow', i + 1, place);
    row.name = `${MODELS.unknow.noun}${i + 1}`;
    row.domainId = sites.districtId(place);
    row.remark = '自动发现，尚未登记';
    add(row);
  }
}

/** Something that stands at a place. */
function assetAt(sites: Sites, model: Model, n: number, place: number): Draft {
  const { type, noun, specifications } = MODELS[model];
  const row: Draft = {
    id: deviceId(model, n),
    name: sites.name(place, noun),
    model,
    type,
    domainId: sites.domainId(place),
    geoPoint: sites.geoPoint(place),
    status: 'normal',
    installDate: sites.installDate(place),
  };
  const specification = specifications[Math.floor(fraction(n, 6) * specifications.length)];
  if (specification !== undefined) {
    row.modelTypeId = modelTypeId(specification);
    row.specification = specification;
  }
  const gateway = BEHIND_GATEWAY.includes(model) ? sites.gatewayId(place) : undefined;
  if (gateway !== undefined) row.ssgwId = gateway;
  const port = PORTS[model];
  if (port !== undefined) {
    row.ip = `10.${20 + Object.keys(PORTS).indexOf(model)}.${(n >> 8) & 255}.${n & 255}`;
    row.port = port;
  }
  return row;
}

/** The places of so many things, evenly along the streets. */
function placesOf(things: number, places: number, phase: number): number[] {
  return Array.from({ length: things }, (_, i) => Math.floor(((i + phase) * places) / things));
}
