import { useMemo } from 'react';

import type { CalendarDay } from '../../../domain/media/planTimes.ts';
import { DAY_LENGTH_MS, toCalendarDay } from '../../../domain/media/planTimes.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';
import { getUtcOffset } from '../../../domain/timeZone.ts';
import type { PlayMoment } from '../../../domain/media/whatPlaysAt.ts';
import { useNow } from '../../../data/useNow.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';

/** Returns a moment on the clock of the city. */
export function toPlayMoment(time: number, zone: string | undefined): PlayMoment {
  const local = time + getUtcOffset(time, zone) * MINUTE_MS;
  const dayNumber = Math.floor(local / DAY_LENGTH_MS);
  return { dayNumber, dayMs: local - dayNumber * DAY_LENGTH_MS };
}

/** Returns the present moment on the clock of the city, updated at each full minute. */
export function useCityNow(): PlayMoment {
  const zone = useSiteZone();
  const now = useNow();
  return useMemo(() => toPlayMoment(now, zone), [now, zone]);
}

/** Returns the day of the city. */
export function useToday(): CalendarDay {
  const { dayNumber } = useCityNow();
  return useMemo(() => toCalendarDay(dayNumber), [dayNumber]);
}
