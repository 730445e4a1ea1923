import { type AssetMarker, createAssetMarker, getLightLevel } from '../assetMarker.ts';
import { containsPoint, type GeoBox } from '../geoBox.ts';
import type { Row, Store } from '../Store.ts';
import type { DeviceChange } from './DeviceChanges.ts';
import { listDomainIds } from './listDomainIds.ts';

/** The changes in the boxes of a client: `StatusFrame` of the document. */
export interface StatusFrame {
  readonly type: 'status';
  readonly devices: readonly ChangedDevice[];
  readonly removed?: readonly string[];
  readonly incomplete?: true;
}

/** `ChangedDevice` of the document. */
interface ChangedDevice extends AssetMarker {
  /** The state before the change; absent for a device that has appeared in the boxes. */
  readonly before?: unknown;
  /** Whether the lamp was lit before the change; null if it was neither lit nor dark, absent if that has not changed. */
  readonly litBefore?: boolean | null;
  /** The id of its domain, then those of the domains above it. */
  readonly domains?: readonly unknown[];
}

/** The maximum number of devices of a frame: beyond, reading the view again costs less. */
const MAX_DEVICES = 1_000;

/**
 * Creates the frame of the changed devices that a client watches and may read.
 *
 * @returns undefined when none of the changes concerns it
 */
export function createStatusFrame(
  store: Store,
  boxes: readonly GeoBox[],
  changes: readonly DeviceChange[],
): StatusFrame | undefined {
  const assets = store.table('assets');
  const reports = store.table('statuses');
  const isWatched = (asset: Row | undefined): asset is Row =>
    asset !== undefined &&
    store.isInScope('assets', asset) &&
    boxes.some(box => containsPoint(box, asset.geoPoint));
  const devices: ChangedDevice[] = [];
  const removed: string[] = [];
  for (const { id, before, reportBefore } of changes) {
    const asset = assets.get(id);
    const report = reports.get(id);
    const litBefore = isLit(reportBefore);
    if (isWatched(asset))
      devices.push({
        ...createAssetMarker(asset, report),
        ...(isWatched(before) && { before: before.status }),
        ...(isWatched(before) && litBefore !== isLit(report) && { litBefore: litBefore ?? null }),
        ...(store.has('domains') && { domains: listDomainIds(store, asset.domainId) }),
      });
    else if (isWatched(before)) removed.push(id);
    if (devices.length + removed.length > MAX_DEVICES)
      return { type: 'status', devices: [], incomplete: true };
  }
  if (devices.length + removed.length === 0) return undefined;
  return removed.length > 0 ? { type: 'status', devices, removed } : { type: 'status', devices };
}

/** Whether a lamp is lit by its report; undefined while it is not connected, and without a light level in it. */
function isLit(report: Row | undefined): boolean | undefined {
  const level = getLightLevel(report);
  return level === undefined ? undefined : level > 0;
}
