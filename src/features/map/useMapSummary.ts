import { useTranslate } from 'react-admin';

import type { StateCounts } from '../../ui/map/mapMarker.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** Returns a sentence on what is in view. */
export function useMapSummary({ normal, fault, offline, unknown }: StateCounts): string {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  return translate('map.summary', {
    count: formatNumber(normal + fault + offline + unknown),
    faults: formatNumber(fault),
    offline: formatNumber(offline),
  });
}
