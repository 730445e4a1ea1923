import { useTranslate } from 'react-admin';

import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { CityMapState } from './useCityMap.ts';

/** Returns a sentence on what may be missing of a view that was not read completely. */
export function useIncompleteMessage({
  level,
  inView,
  result,
}: Pick<CityMapState, 'level' | 'inView' | 'result'>): string | undefined {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (!result.isIncomplete) return undefined;
  const { length: shownCount } = inView.devices;
  // How many domains are in view is not known.
  if (level.kind === 'domains' || inView.total <= shownCount)
    return translate(`map.incomplete.${level.kind}`);
  return translate('map.cut', { smart_count: shownCount, count: formatNumber(shownCount) });
}
