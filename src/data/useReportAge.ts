import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { MINUTE_MS } from '../domain/duration.ts';
import { isReportOld } from '../domain/reportInterval.ts';
import { parseInstant } from '../domain/timeZone.ts';
import { operation as getConventionSettings } from '../generated/core/operations/getConventionSettings.ts';
import { callOperation } from './callOperation.ts';
import { isDocumentsBuild } from './isDocumentsBuild.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useNow } from './useNow.ts';

/**
 * Returns a function that says whether the values of a report are old, by its time: a text of the platform, or
 * milliseconds since 1970. It is another one each minute. While the report interval is unknown, as on a platform that does not let everyone read it,
 * none is old.
 *
 * @example const isOld = useReportAge(); // isOld(status.update_time)
 */
export function useReportAge(): (time: number | string | undefined) => boolean {
  const now = useNow();
  const zone = useConfiguration('map')?.timeZone;
  const { data: minutes } = useQuery({
    queryKey: ['settings', 'reportInterval'],
    queryFn: async ({ signal }) => {
      const { body } = await callOperation<{ readonly dataReportPeriod?: unknown } | null>(
        getConventionSettings,
        { signal },
      );
      return typeof body?.dataReportPeriod === 'number' ? body.dataReportPeriod : null;
    },
    enabled: !isDocumentsBuild,
    staleTime: 5 * MINUTE_MS,
  });
  return useCallback(
    time =>
      typeof minutes === 'number' &&
      time !== undefined &&
      isReportOld(typeof time === 'number' ? time : parseInstant(time, zone), now, minutes),
    [minutes, now, zone],
  );
}
