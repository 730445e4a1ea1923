import { useTranslate } from 'react-admin';

import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { LampCounts } from '../queries/DevicesInView.ts';

/** Returns a function that formats how many lamps are lit and dark, without the one that the filter leaves out. */
export function useFormatLampCounts(): (counts: Partial<LampCounts>) => string {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  return ({ lit, dark }) =>
    [
      lit !== undefined && translate('map.legend.lit.count', { count: formatNumber(lit) }),
      dark !== undefined && translate('map.legend.dark.count', { count: formatNumber(dark) }),
    ]
      .filter(Boolean)
      .join(translate('map.summary.separator'));
}
