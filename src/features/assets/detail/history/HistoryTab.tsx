import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useNow } from '../../../../data/useNow.ts';
import { MINUTE_MS } from '../../../../domain/duration.ts';
import { operation as getAssetHistory } from '../../../../generated/core/operations/getAssetHistory.ts';
import { QueryStates } from '../../../../resources/failures/QueryStates.tsx';
import { getSuccessResponse } from '../../../../resources/record/operationResponse.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SiteSettingsWarning } from '../../../../ui/SiteSettingsWarning.tsx';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import type { AssetTabProps } from '../Asset.ts';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { useAssetHistory } from '../useAssetHistory.ts';
import { HistoryCharts } from './HistoryCharts.tsx';
import { getMeasures } from './historyMeasures.ts';
import { getHistoryPeriod, HISTORY_SPAN_NAMES, readHistorySpan } from './historySpans.ts';

const FIVE_MINUTES_MS = 5 * MINUTE_MS;
const { value } = getSuccessResponse(getAssetHistory);
const fields = value?.kind === 'list' && value.item.kind === 'object' ? value.item.fields : [];

/** The history of a device: a chart and a table for each measure, over the period in the URL. */
export default function HistoryTab({ asset }: AssetTabProps) {
  const translate = useTranslate();
  const [searchParams, setSearchParams] = useSearchParams();
  const now = Math.ceil(useNow() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
  const spanName = readHistorySpan(searchParams);
  const period = getHistoryPeriod(spanName, now, useSiteZone());
  const { data, error, refetch } = useAssetHistory(asset.id, period);
  return (
    <>
      <div className="cluster gap-x-16 gap-y-8 px-20 py-12 max-sm:px-16">
        <SegmentedControl
          label={translate('asset.history.span')}
          value={spanName}
          options={HISTORY_SPAN_NAMES.map(name => ({
            name,
            label: translate(`asset.history.span.${name}`),
          }))}
          onChange={name =>
            setSearchParams({ tab: 'history', ...(name !== 'day' && { span: name }) })
          }
        />
        <SiteSettingsWarning />
      </div>
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        isEmpty={history => getMeasures(fields, history).length === 0}
        empty={
          <EmptyState
            kind="nothing"
            title={translate('asset.history.none')}
            hint={translate('asset.history.none.hint')}
          />
        }
      >
        {history => (
          <HistoryCharts asset={asset} spanName={spanName} history={history} fields={fields} />
        )}
      </QueryStates>
    </>
  );
}
