import { useTranslate } from 'react-admin';

import { alerts, faults } from '../../../../generated/core/resources.ts';
import { RecordRowActions } from '../../../../resources/record/RecordActions.tsx';
import type { PartProps } from '../Part.ts';
import { Segments } from '../Segments.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { useView } from './useView.ts';

const VIEWS = ['open', 'all', 'alerts'] as const;

/** What is or was broken in a device, by its id, and what it called attention to. @see ASSET-15 */
export default function Faults({ asset }: PartProps) {
  const translate = useTranslate();
  const [view, show] = useView(VIEWS);
  const ofThis = { asset_id: { inq: [asset.id] } };
  return (
    <>
      <div className="asset-tools">
        <Segments
          label={translate('asset.faults.view')}
          value={view}
          choices={VIEWS.map(name => ({ name, words: translate(`asset.faults.view.${name}`) }))}
          onChoose={show}
        />
      </div>
      {view === 'alerts' ? (
        <DeviceRows
          key={view}
          descriptor={alerts}
          columns={ALERT_COLUMNS}
          filter={ofThis}
          sort="update_time"
          none="asset.alerts.none"
          rowActions={record => <RecordRowActions descriptor={alerts} record={record} />}
        />
      ) : (
        <DeviceRows
          key={view}
          descriptor={faults}
          columns={COLUMNS}
          filter={view === 'open' ? { ...ofThis, end_time: { empty: true } } : ofThis}
          sort="begin_time"
          none={view === 'open' ? 'asset.faults.noneOpen' : 'asset.faults.none'}
          rowActions={record => <RecordRowActions descriptor={faults} record={record} />}
        />
      )}
    </>
  );
}

const COLUMNS = [
  ...['level', 'type', 'detection', 'threshold', 'begin_time', 'end_time'],
  ...['confirmed', 'confirm_user'],
];
const ALERT_COLUMNS = [
  ...['level', 'type', 'detection', 'threshold', 'update_time'],
  ...['confirmed', 'confirm_user'],
];
