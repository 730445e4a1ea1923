import type { ReactNode } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

import { idMap } from '../../../../domain/sameId.ts';
import { assets, statuses } from '../../../../generated/core/resources.ts';
import { fieldsOf } from '../fields.ts';
import type { Asset, Status } from '../Part.ts';
import { RowsTable } from '../rows/RowsTable.tsx';

interface DevicesTableProps {
  readonly label: string;
  readonly devices: readonly Asset[];
  readonly rowActions?: (record: RaRecord) => ReactNode;
}

const own = fieldsOf(assets, ['name', 'status', 'id', 'model']);
const said = fieldsOf(statuses, ['brightness', 'power', 'update_time']);

/** Some devices with what they last said of themselves, read for all of them at once. @see ASSET-15 */
export const DevicesTable = ({ label, devices, rowActions }: DevicesTableProps) => {
  const ids = devices.map(({ id }) => id);
  const { data = [] } = useGetList<Status>(
    'statuses',
    {
      filter: { asset_id: { inq: ids } },
      pagination: { page: 1, perPage: Math.max(1, ids.length) },
    },
    { enabled: ids.length > 0 },
  );
  const byId = idMap(data.map(status => [status.asset_id, status] as const));
  const rows = devices.map(device => {
    const { brightness, power, update_time, state } = byId.get(device.id) ?? {};
    return { ...device, status: state ?? device.status, brightness, power, update_time };
  });
  // A column of which no row says anything is none.
  const told = said.filter(({ source }) =>
    rows.some(row => (row as RaRecord)[source] !== undefined),
  );
  return (
    <RowsTable
      resource="assets"
      fields={[...own, ...told]}
      linked="name"
      {...{ label, rows, rowActions }}
    />
  );
};
