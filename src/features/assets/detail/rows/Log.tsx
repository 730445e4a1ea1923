import { useTranslate } from 'react-admin';

import { equipmentLogs, upgradeLogs } from '../../../../generated/core/resources.ts';
import type { PartProps } from '../Part.ts';
import { Segments } from '../Segments.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { useView } from './useView.ts';

const VIEWS = ['acts', 'upgrades'] as const;

/** What was done to a device, by whom, and how it went. */
export default function Log({ asset }: PartProps) {
  const translate = useTranslate();
  const [view, show] = useView(VIEWS);
  const filter = { asset_id: { eq: asset.id } };
  return (
    <>
      <div className="asset-tools">
        <Segments
          label={translate('asset.log.view')}
          value={view}
          choices={VIEWS.map(name => ({ name, words: translate(`asset.log.view.${name}`) }))}
          onChoose={show}
        />
      </div>
      {view === 'acts' ? (
        <DeviceRows
          key={view}
          descriptor={equipmentLogs}
          columns={['time', 'action', 'parameter', 'value', 'source', 'actor', 'result', 'code']}
          filter={filter}
          sort="time"
          none="asset.log.none"
        />
      ) : (
        <DeviceRows
          key={view}
          descriptor={upgradeLogs}
          columns={[
            'begin_time',
            'packageName',
            'fromVersion',
            'toVersion',
            'state',
            'progress',
            'by',
          ]}
          filter={filter}
          sort="begin_time"
          none="asset.upgrades.none"
        />
      )}
    </>
  );
}
