import {
  getEnergyBetween,
  isLight,
  getLightAtBrightness,
  getLightAt,
  getSensorReadings,
  getStateAt,
} from '../../city/lightHistory.ts';
import { getInstallTime } from '../../city/getInstallTime.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { getAsset } from './getAsset.ts';
import { createLampControl } from './lampControl.ts';
import { updateLampNow } from './lampUpdates.ts';
import { isSensor } from './deviceModels.ts';
import { getStepEdges, readTimeSpan, type SeriesStep } from '../../model/periods.ts';
import { getCommunicatingDevice } from '../../model/isOnline.ts';

/**
 * Returns what a device did and measured in a time span: up to its last report, and in the current step, the reported
 * values.
 *
 * @throws HttpError 404 (3); 400: 1 the period ends before it starts, 78 more than 2,000 points
 */
function getAssetHistory(call: OperationCall) {
  const { store, clock } = call.platform;
  const asset = getAsset(call);
  const edges = getStepEdges(readTimeSpan(call), (call.query.step ?? 'hour') as SeriesStep);
  updateLampNow(call.platform, asset.id);
  const meteredAsset = getCommunicatingDevice(store, asset);
  const control = createLampControl(store);
  const getReading = (ms: number) =>
    ms < getInstallTime(meteredAsset)
      ? getLightAt(meteredAsset, ms)
      : getLightAtBrightness(meteredAsset, getBrightness(ms), ms);
  const getBrightness = (ms: number) =>
    isLight(meteredAsset) ? control.getLight(meteredAsset, ms).brightness : 0;
  const followsSchedule = isLight(meteredAsset) && meteredAsset.mode !== 'MANUAL';
  const status = store.table('statuses').get(asset.id);
  const meterStatus = store.table('statuses').get(meteredAsset.id);
  return edges.slice(0, -1).map((from, i) => {
    const isCurrentStep = (edges[i + 1] ?? from) >= clock();
    const isUnreported = isCurrentStep || Date.parse(String(status?.update_time)) <= from;
    const historyPoint = { time: new Date(from).toISOString(), state: getAssetState(asset, from) };
    if (isUnreported) historyPoint.state = status?.state as typeof historyPoint.state;
    // An unreachable device reports nothing.
    if (historyPoint.state === 'offline' || historyPoint.state === 'unknown') return historyPoint;
    if (isSensor(asset.model)) return { ...historyPoint, values: getSensorReadings(asset, from) };
    // A lamp that follows its timetable burned by it, however old its last report.
    const usesCurrentStatus = isCurrentStep || (isUnreported && !followsSchedule);
    const { brightness, power, voltage, current } = usesCurrentStatus
      ? { ...getReading(from), ...getMeasuredValues(meterStatus) }
      : getReading(from);
    const energy = getEnergyBetween(meteredAsset, from, edges[i + 1] ?? from);
    return {
      ...historyPoint,
      ...(isLight(asset) && { brightness }),
      ...{ power, voltage, current, energy: Math.round(energy * 10_000) / 10_000 },
    };
  });
}

/** Returns the state of an asset; unknown before its installation. */
const getAssetState = (asset: Row, ms: number) =>
  ms < getInstallTime(asset) ? 'unknown' : getStateAt(asset, ms);

const MEASURED_FIELDS = ['brightness', 'power', 'voltage', 'current'] as const;

/** Returns the light and power in a status, as far as present. */
const getMeasuredValues = (
  status: Row = {},
): Partial<Record<(typeof MEASURED_FIELDS)[number], number>> =>
  Object.fromEntries(
    MEASURED_FIELDS.flatMap(name =>
      typeof status[name] === 'number' ? [[name, status[name]]] : [],
    ),
  );

/** The rule of an asset's history. @see ASSET-09 */
export const historyRules: Readonly<Record<string, OperationRule>> = { getAssetHistory };
