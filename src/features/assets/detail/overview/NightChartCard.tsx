import { useTranslate } from 'react-admin';

import { HOUR_MS, MINUTE_MS } from '../../../../domain/duration.ts';
import { useSaveCharts } from '../../../../resources/transfer/useSaveCharts.ts';
import { useErrorMessage } from '../../../../resources/failures/useErrorMessage.ts';
import { ChartCard } from '../../../../ui/charts/ChartCard.tsx';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import type { AssetTabProps } from '../Asset.ts';
import { useAssetHistory } from '../useAssetHistory.ts';
import { buildNightChart } from './buildNightChart.ts';
import { useCurrentNight } from './useCurrentNight.ts';

const POLL_INTERVAL_MS = 5 * MINUTE_MS;

/** The current night, or the last one by day: level and power of the lamp. */
export const NightChartCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const saveCharts = useSaveCharts();
  const zone = useSiteZone();
  const nightInfo = useCurrentNight(asset);
  const timeSpan = nightInfo && {
    from: Math.floor((nightInfo.night.from - HOUR_MS) / MINUTE_MS) * MINUTE_MS,
    to: Math.ceil((nightInfo.night.to + HOUR_MS) / MINUTE_MS) * MINUTE_MS,
  };
  const { data, error } = useAssetHistory(
    asset.id,
    timeSpan && { ...timeSpan, step: 'minute' },
    POLL_INTERVAL_MS,
  );
  if (!nightInfo || !timeSpan || data?.every(({ power }) => power === undefined)) return null;
  const title = translate(nightInfo.isOver ? 'asset.lastNight' : 'asset.tonight');
  return (
    <ChartCard
      title={title}
      kind="line"
      pointHeader={translate('asset.time')}
      data={
        data &&
        buildNightChart({
          ...timeSpan,
          now: nightInfo.now,
          zone,
          history: data,
          labels: {
            label: title,
            level: translate('asset.level'),
            power: translate('asset.power'),
          },
          ratedPowerW: asset.ratedPower ?? undefined,
        })
      }
      onExport={(chart, pointHeader) =>
        void saveCharts([asset.name, title], [{ title, data: chart, pointHead: pointHeader }])
      }
      failure={error && !data ? <p className="asset-quiet">{getErrorMessage(error)}</p> : undefined}
    />
  );
};
