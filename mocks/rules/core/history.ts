import {
  energyBetween,
  isLight,
  lightAs,
  lightAt,
  sensorAt,
  stateAt,
} from '../../city/histories.ts';
import { installedAt } from '../../city/installedAt.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { assetOf } from './assets.ts';
import { createControl } from './control.ts';
import { settleOne } from './lights.ts';
import { isSensor } from './models.ts';
import { edgesOf, spanOf, type Step } from './periods.ts';
import { reachedThrough } from './reach.ts';

/**
 * What a device did and measured over a time: since it reported last, and in the step under way, what it reported.
 *
 * @throws Refusal 404 (3); 400: 1 the period ends before it begins, 78 more than 2,000 points
 */
function getAssetHistory(call: Call) {
  const { store, clock } = call.platform;
  const asset = assetOf(call);
  const edges = edgesOf(spanOf(call), (call.query.step ?? 'hour') as Step);
  settleOne(call.platform, asset.id);
  const meter = reachedThrough(store, asset);
  const control = createControl(store);
  const burning = (ms: number) =>
    ms < installedAt(meter) ? lightAt(meter, ms) : lightAs(meter, levelOf(ms), ms);
  const levelOf = (ms: number) => (isLight(meter) ? control.lightOf(meter, ms).brightness : 0);
  const isFollowing = isLight(meter) && meter.mode !== 'MANUAL';
  const status = store.table('statuses').get(asset.id);
  const measured = store.table('statuses').get(meter.id);
  return edges.slice(0, -1).map((from, i) => {
    const isUnderWay = (edges[i + 1] ?? from) >= clock();
    const isNews = isUnderWay || Date.parse(String(status?.update_time)) <= from;
    const point = { time: new Date(from).toISOString(), state: stateOf(asset, from) };
    if (isNews) point.state = status?.state as typeof point.state;
    // A device that is out of reach tells nothing.
    if (point.state === 'offline' || point.state === 'unknown') return point;
    if (isSensor(asset.model)) return { ...point, values: sensorAt(asset, from) };
    // What follows its timetable burned by it, however long ago it last said so.
    const isTold = isUnderWay || (isNews && !isFollowing);
    const { brightness, power, voltage, current } = isTold
      ? { ...burning(from), ...valuesOf(measured) }
      : burning(from);
    const energy = energyBetween(meter, from, edges[i + 1] ?? from);
    return {
      ...point,
      ...(isLight(asset) && { brightness }),
      ...{ power, voltage, current, energy: Math.round(energy * 10_000) / 10_000 },
    };
  });
}

/** Before it was put up nobody knew anything of it. */
const stateOf = (asset: Row, ms: number) =>
  ms < installedAt(asset) ? 'unknown' : stateAt(asset, ms);

const MEASURED = ['brightness', 'power', 'voltage', 'current'] as const;

/** What a status says of light and power, as far as it says it. */
const valuesOf = (status: Row = {}): Partial<Record<(typeof MEASURED)[number], number>> =>
  Object.fromEntries(
    MEASURED.flatMap(name => (typeof status[name] === 'number' ? [[name, status[name]]] : [])),
  );

/** The rule of what is past. @see ASSET-09 */
export const historyRules: Readonly<Record<string, Rule>> = { getAssetHistory };
