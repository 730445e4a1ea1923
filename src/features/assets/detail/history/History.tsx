import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useNow } from '../../../../data/useNow.ts';
import { operation as getAssetHistory } from '../../../../generated/core/operations/getAssetHistory.ts';
import { ReadStates } from '../../../../resources/places/ReadStates.tsx';
import { answerOf } from '../../../../resources/record/answerOf.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SiteSettingsNotice } from '../../../../ui/SiteSettingsNotice.tsx';
import type { PartProps } from '../Part.ts';
import { Segments } from '../Segments.tsx';
import { useHistory } from '../useHistory.ts';
import { HistoryCharts } from './HistoryCharts.tsx';
import { measuresIn } from './historyCharts.ts';
import { periodOf, SPAN_NAMES, spanIn } from './periods.ts';

const FIVE_MINUTES = 300_000;
const { value } = answerOf(getAssetHistory);
const fields = value?.kind === 'list' && value.item.kind === 'object' ? value.item.fields : [];

/** What a device did and measured: a chart for each measure, with its table, over a period that stands in the address. */
export default function History({ asset }: PartProps) {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const now = Math.ceil(useNow() / FIVE_MINUTES) * FIVE_MINUTES;
  const span = spanIn(address);
  const period = periodOf(span, now);
  const { data, error, refetch } = useHistory(asset.id, period);
  return (
    <>
      <div className="asset-tools">
        <Segments
          label={translate('asset.history.span')}
          value={span}
          choices={SPAN_NAMES.map(name => ({
            name,
            words: translate(`asset.history.span.${name}`),
          }))}
          onChoose={name => setAddress({ tab: 'history', ...(name !== 'day' && { span: name }) })}
        />
        <SiteSettingsNotice />
      </div>
      <ReadStates answer={data} error={error} onRetry={() => void refetch()}>
        {history =>
          measuresIn(fields, history).length > 0 ? (
            <HistoryCharts asset={asset} span={span} history={history} fields={fields} />
          ) : (
            <EmptyState
              kind="nothing"
              title={translate('asset.history.none')}
              hint={translate('asset.history.none.hint')}
            />
          )
        }
      </ReadStates>
    </>
  );
}
