import { parseLatLng } from '../../../domain/latLng.ts';
import type { MapAsset } from '../MapAsset.ts';
import type { DeviceMarker } from './DevicesInView.ts';

type AssetRow = Pick<MapAsset, 'id' | 'name' | 'model' | 'status' | 'geoPoint'>;

/** Returns the marker of a record; none without a position, because such a device is not on the map. */
export function toDeviceMarker({
  id,
  name,
  model,
  status,
  geoPoint,
}: AssetRow): readonly DeviceMarker[] {
  const position = parseLatLng(geoPoint);
  return position ? [{ id, name, model, status, position }] : [];
}
