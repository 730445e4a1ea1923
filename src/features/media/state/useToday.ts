import { useMemo } from 'react';

import type { CalendarDay } from '../../../domain/media/planTimes.ts';
import { toCalendarDay } from '../../../domain/media/planTimes.ts';
import { toPlayMoment } from '../../../domain/media/toPlayMoment.ts';
import type { PlayMoment } from '../../../domain/media/whatPlaysAt.ts';
import { useNow } from '../../../data/useNow.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';

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
