import { useTranslate } from 'react-admin';

import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { CityMapState } from './useCityMap.ts';

/** Returns a sentence on what is in view. */
export function useMapSummary({
  total,
  stateCounts,
}: Pick<CityMapState, 'total' | 'stateCounts'>): string {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (total === undefined) return translate('map.loading');
  const count = formatNumber(total);
  if (!stateCounts) return translate('map.summary.total', { count });
  return translate('map.summary', {
    count,
    faults: formatNumber(stateCounts.fault),
    offline: formatNumber(stateCounts.offline),
  });
}
