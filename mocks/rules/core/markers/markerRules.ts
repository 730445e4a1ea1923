import { createAssetMarker } from '../../../platform/assetMarker.ts';
import { readGeoBox } from '../../../platform/geoBox.ts';
import type { OperationCall, OperationRule } from '../../../platform/operationRule.ts';
import type { Store } from '../../../platform/Store.ts';
import { getDomainMarkers } from './domainMarkers.ts';
import { findMarkers, type FoundAssets } from './findMarkers.ts';
import { groupMarkers } from './groupMarkers.ts';

/** The maximum number of devices that a view shows one by one. */
const MAX_SINGLE_MARKERS = 5_000;

/** Returns the devices of a box, grouped when they are many. @throws HttpError 400 (1) an empty box */
function getAssetMarkers(call: OperationCall) {
  const box = readGeoBox(call.query.box);
  const found = findMarkers(call, box);
  const total = found.slots.length;
  const markers =
    total > MAX_SINGLE_MARKERS
      ? groupMarkers(found, box, Number(call.query.zoom))
      : listMarkers(found, call.platform.store);
  return { total, markers };
}

/** Creates the markers of single devices, the worst state last: it is drawn over the others. */
function listMarkers({ columns, slots }: FoundAssets, store: Store) {
  const reports = store.table('statuses');
  return Array.from(slots)
    .toSorted((a, b) => columns.states[a]! - columns.states[b]! || a - b)
    .map(slot => columns.rows[slot])
    .filter(asset => asset !== undefined)
    .map(asset => createAssetMarker(asset, reports.get(asset.id)));
}

/** The rules of the markers of the map. @see PERF-03 */
export const markerRules: Readonly<Record<string, OperationRule>> = {
  getAssetMarkers,
  getDomainMarkers,
};
