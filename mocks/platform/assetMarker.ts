import type { Row } from './Store.ts';

/** A device on the map: `AssetMarker` of the document. */
export interface AssetMarker {
  readonly id: unknown;
  readonly name: unknown;
  readonly model: unknown;
  readonly status: unknown;
  /** In percent; only of a connected lamp that has reported it. */
  readonly brightness?: number;
  readonly geoPoint: unknown;
  /** The time of its last report, where it has one. */
  readonly update_time?: unknown;
}

/** Returns the light output of a connected lamp in percent: what another one has reported last may be long ago. */
export function getLightLevel(report: Row | undefined): number | undefined {
  const { online, brightness } = report ?? {};
  return online === true && typeof brightness === 'number' ? brightness : undefined;
}

/** Creates the marker of a device from its record and its last report. */
export function createAssetMarker(asset: Row, report: Row | undefined): AssetMarker {
  const { id, name, model, status, geoPoint } = asset;
  const brightness = getLightLevel(report);
  return {
    ...{ id, name, model, status },
    ...(brightness !== undefined && { brightness }),
    geoPoint,
    ...(report && { update_time: report.update_time }),
  };
}
