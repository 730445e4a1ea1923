import { useTranslate } from 'react-admin';

import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { CityMapState } from './useCityMap.ts';

/** Returns a sentence on what is in view. */
export function useMapSummary({
  level,
  hidesDevices,
  result,
  total,
  stateCounts,
}: Pick<CityMapState, 'level' | 'hidesDevices' | 'result' | 'total' | 'stateCounts'>): string {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (level.kind === 'devices' && hidesDevices) return translate('map.inView.hidden');
  if (total === undefined)
    return translate(result.isRead || result.error ? 'map.summary.unknown' : 'map.loading');
  const count = formatNumber(total);
  // A state that the filter leaves out is not counted.
  const { fault, offline } = stateCounts ?? {};
  return [
    translate('map.summary.total', { count }),
    fault !== undefined && translate('map.summary.faults', { count: formatNumber(fault) }),
    offline !== undefined && translate('map.summary.offline', { count: formatNumber(offline) }),
  ]
    .filter(Boolean)
    .join(translate('map.summary.separator'));
}
