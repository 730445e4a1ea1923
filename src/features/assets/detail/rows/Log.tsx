import { useTranslate } from 'react-admin';

import { equipmentLogs } from '../../../../generated/core/resources.ts';
import type { PartProps } from '../Part.ts';
import { Segments } from '../Segments.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { useView } from './useView.ts';

const VIEWS = ['all', 'failed'] as const;
const COLUMNS = ['time', 'action', 'parameter', 'value', 'source', 'actor', 'result', 'code'];

/** What was done to a device, by whom, and how it went. */
export default function Log({ asset }: PartProps) {
  const translate = useTranslate();
  const [view, show] = useView(VIEWS);
  const ofThis = { asset_id: { eq: asset.id } };
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
      <DeviceRows
        key={view}
        descriptor={equipmentLogs}
        columns={COLUMNS}
        filter={view === 'all' ? ofThis : { ...ofThis, result: { eq: 'failed' } }}
        sort="time"
        none={view === 'all' ? 'asset.log.none' : 'asset.log.noneFailed'}
      />
    </>
  );
}
