import { useTranslate } from 'react-admin';

import { offsetAt } from '../../../../domain/zone.ts';
import { useSaveCharts } from '../../../../resources/transfer/saveCharts.ts';
import { useErrorWords } from '../../../../resources/useErrorWords.ts';
import { ChartCard } from '../../../../ui/charts/ChartCard.tsx';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import type { PartProps } from '../Part.ts';
import { useHistory } from '../useHistory.ts';
import { nightChart } from './nightChart.ts';
import { useNight } from './useNight.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const OFTEN = 5 * MINUTE;

/** The night so far, or the last one by day: how bright the lamp burned and what it drew. */
export const Tonight = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const errorWords = useErrorWords();
  const save = useSaveCharts();
  const zone = useSiteZone();
  const at = useNight(asset);
  const span = at && {
    from: Math.floor((at.night.from - HOUR) / MINUTE) * MINUTE,
    to: Math.ceil((at.night.to + HOUR) / MINUTE) * MINUTE,
  };
  const { data, error } = useHistory(asset.id, span && { ...span, step: 'minute' }, OFTEN);
  if (!at || !span || data?.every(({ power }) => power === undefined)) return null;
  const title = translate(at.isOver ? 'asset.lastNight' : 'asset.tonight');
  return (
    <ChartCard
      title={title}
      kind="line"
      pointHead={translate('asset.time')}
      data={
        data &&
        nightChart({
          ...span,
          now: at.now,
          offset: offsetAt(at.now, zone),
          history: data,
          words: {
            label: title,
            level: translate('asset.level'),
            power: translate('asset.power'),
          },
          rated: asset.ratedPower,
        })
      }
      onExport={(chart, pointHead) =>
        void save([asset.name, title], [{ title, data: chart, pointHead }])
      }
      failure={error && !data ? <p className="asset-quiet">{errorWords(error)}</p> : undefined}
    />
  );
};
