import { useTranslate } from 'react-admin';

import { alerts, faults } from '../../../../generated/core/resources.ts';
import { RecordRowActions } from '../../../../resources/record/RecordActions.tsx';
import type { AssetTabProps } from '../Asset.ts';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { DeviceRecordList } from './DeviceRecordList.tsx';
import { useViewParam } from './useViewParam.ts';

const VIEWS = ['open', 'all', 'alerts'] as const;

/** The faults and alerts of a device, by its id. @see ASSET-15 */
export default function FaultsTab({ asset }: AssetTabProps) {
  const translate = useTranslate();
  const [view, setView] = useViewParam(VIEWS);
  const assetFilter = { asset_id: { inq: [asset.id] } };
  return (
    <>
      <div className="cluster gap-x-16 gap-y-8 px-20 py-12 max-sm:px-16">
        <SegmentedControl
          label={translate('asset.faults.view')}
          value={view}
          options={VIEWS.map(name => ({ name, label: translate(`asset.faults.view.${name}`) }))}
          onChange={setView}
        />
      </div>
      {view === 'alerts' ? (
        <DeviceRecordList
          key={view}
          descriptor={alerts}
          columns={ALERT_COLUMNS}
          filter={assetFilter}
          sort="update_time"
          emptyMessageKey="asset.alerts.none"
          rowActions={record => <RecordRowActions descriptor={alerts} record={record} />}
        />
      ) : (
        <DeviceRecordList
          key={view}
          descriptor={faults}
          columns={FAULT_COLUMNS}
          filter={view === 'open' ? { ...assetFilter, end_time: { empty: true } } : assetFilter}
          sort="begin_time"
          emptyMessageKey={view === 'open' ? 'asset.faults.noneOpen' : 'asset.faults.none'}
          rowActions={record => <RecordRowActions descriptor={faults} record={record} />}
        />
      )}
    </>
  );
}

const FAULT_COLUMNS = [
  ...['level', 'type', 'detection', 'threshold', 'begin_time', 'end_time'],
  ...['confirmed', 'acknowledged_by'],
];
const ALERT_COLUMNS = [
  ...['level', 'type', 'detection', 'threshold', 'update_time'],
  ...['confirmed', 'acknowledged_by'],
];
