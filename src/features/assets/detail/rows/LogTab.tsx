import { useTranslate } from 'react-admin';

import { equipmentLogs } from '../../../../generated/core/resources.ts';
import type { AssetTabProps } from '../Asset.ts';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { DeviceRecordList } from './DeviceRecordList.tsx';
import { useViewParam } from './useViewParam.ts';

const VIEWS = ['all', 'failed'] as const;
const COLUMNS = ['time', 'action', 'parameter', 'value', 'source', 'actor', 'result', 'code'];

/** The operations on a device: user and result. */
export default function LogTab({ asset }: AssetTabProps) {
  const translate = useTranslate();
  const [view, setView] = useViewParam(VIEWS);
  const assetFilter = { asset_id: { eq: asset.id } };
  return (
    <>
      <div className="cluster gap-x-16 gap-y-8 px-20 py-12 max-sm:px-16">
        <SegmentedControl
          label={translate('asset.log.view')}
          value={view}
          options={VIEWS.map(name => ({ name, label: translate(`asset.log.view.${name}`) }))}
          onChange={setView}
        />
      </div>
      <DeviceRecordList
        key={view}
        descriptor={equipmentLogs}
        columns={COLUMNS}
        filter={view === 'all' ? assetFilter : { ...assetFilter, result: { eq: 'failed' } }}
        sort="time"
        emptyMessageKey={view === 'all' ? 'asset.log.none' : 'asset.log.noneFailed'}
      />
    </>
  );
}
