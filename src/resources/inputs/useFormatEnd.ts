import { useTranslate } from 'react-admin';

import { useNow } from '../../data/useNow.ts';
import { SECOND_MS } from '../../domain/duration.ts';
import { formatDateTime } from '../../domain/formatDateTime.ts';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { formatDuration } from '../fields/formatDuration.ts';
import { useUnitLabel } from '../fields/useUnitLabel.ts';

/** Returns a function that says when something ends that starts now, by the clock of the platform and to the minute. */
export function useFormatEnd(): (seconds: number) => string {
  const translate = useTranslate();
  const getUnitLabel = useUnitLabel();
  const now = useNow();
  const zone = useSiteZone();
  const zoneLabel = useZoneLabel();
  return seconds =>
    translate('command.ends', {
      duration: formatDuration(seconds, 's', getUnitLabel),
      time: formatDateTime(new Date(now + seconds * SECOND_MS), zone)?.slice(0, 16) ?? '',
      zone: zoneLabel,
    });
}
