import type { Row } from './Store.ts';

/** A device on the map: `AssetMarker` of the document. */
export interface AssetMarker {
  readonly id: unknown;
  readonly name: unknown;
  readonly model: unknown;
  readonly status: unknown;
  /** In percent; only of a lamp that has reported it. */
  readonly brightness?: number;
  readonly geoPoint: unknown;
}

/** Creates the marker of a device from its record and its last report. */
export function createAssetMarker(asset: Row, report: Row | undefined): AssetMarker {
  const { id, name, model, status, geoPoint } = asset;
  const brightness = report?.brightness;
  return typeof brightness === 'number'
    ? { id, name, model, status, brightness, geoPoint }
    : { id, name, model, status, geoPoint };
}
