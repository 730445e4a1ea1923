import type { ReactNode } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

import { createIdMap } from '../../../../domain/isSameId.ts';
import { assets, statuses } from '../../../../generated/core/resources.ts';
import { pickFields } from '../pickFields.ts';
import type { Asset, AssetStatus } from '../Asset.ts';
import { RecordTable } from '../../../../resources/tables/RecordTable.tsx';

interface DevicesTableProps {
  readonly label: string;
  readonly devices: readonly Asset[];
  readonly rowActions?: (record: RaRecord) => ReactNode;
}

const assetFields = pickFields(assets, ['name', 'status', 'id', 'model']);
const statusFields = pickFields(statuses, ['brightness', 'power', 'update_time']);

/** Devices with their last reported status, read in one request. @see ASSET-15 */
export const DevicesTable = ({ label, devices, rowActions }: DevicesTableProps) => {
  const ids = devices.map(({ id }) => id);
  const { data = [] } = useGetList<AssetStatus>(
    'statuses',
    {
      filter: { asset_id: { inq: ids } },
      pagination: { page: 1, perPage: Math.max(1, ids.length) },
    },
    { enabled: ids.length > 0 },
  );
  const statusById = createIdMap(data.map(status => [status.asset_id, status] as const));
  const rows = devices.map(device => {
    const { brightness, power, update_time, state } = statusById.get(device.id) ?? {};
    return { ...device, status: state ?? device.status, brightness, power, update_time };
  });
  // Hides columns without any value.
  const visibleStatusFields = statusFields.filter(({ source }) =>
    rows.some(row => (row as RaRecord)[source] !== undefined),
  );
  return (
    <RecordTable
      resource="assets"
      fields={[...assetFields, ...visibleStatusFields]}
      linkField="name"
      {...{ label, rows, rowActions }}
    />
  );
};
