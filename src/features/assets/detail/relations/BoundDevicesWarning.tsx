import { useGetList, useTranslate } from 'react-admin';

import { createIdSet } from '../../../../domain/isSameId.ts';
import type { Asset } from '../Asset.ts';
import { DeviceLine } from './DeviceLine.tsx';

interface BoundDevicesWarningProps {
  readonly gateway: Asset;
  /** The rejected whitelist. */
  readonly ids: readonly string[];
}

/** A gateway has hundreds of devices at most. */
const MAX_DEVICES = 1000;
const MAX_VISIBLE_DEVICES = 5;

/** Warns of the devices that block a shorter whitelist: they are bound but not on it. */
export const BoundDevicesWarning = ({ gateway, ids }: BoundDevicesWarningProps) => {
  const translate = useTranslate();
  const { data = [] } = useGetList<Asset>('assets', {
    filter: { ssgwId: { inq: [gateway.id] } },
    pagination: { page: 1, perPage: MAX_DEVICES },
  });
  const listedIds = createIdSet(ids);
  const unlistedDevices = data.filter(({ id }) => !listedIds.has(id));
  return unlistedDevices.length === 0 ? null : (
    <div className="mt-8 grid gap-4">
      <p>{translate('asset.whitelist.left', { smart_count: unlistedDevices.length })}</p>
      {unlistedDevices.slice(0, MAX_VISIBLE_DEVICES).map(device => (
        <DeviceLine key={device.id} id={device.id} device={device} />
      ))}
    </div>
  );
};
