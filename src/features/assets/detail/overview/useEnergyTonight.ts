import { useSiteSettings } from '../../../../ui/SiteSettings.ts';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import { getInstant, getUtcOffset } from '../../../../domain/timeZone.ts';
import { useNow } from '../../../../data/useNow.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/duration.ts';
import { useAssetHistory } from '../useAssetHistory.ts';

const POLL_INTERVAL_MS = 5 * MINUTE_MS;

/**
 * Returns the consumption since noon in the site's time zone, in kWh: the day of a lamp is a night. Undefined while
 * the zone is unknown.
 */
export function useEnergyTonight(id: string): number | undefined {
  const zone = useSiteZone();
  const now = useNow();
  const isZoneKnown = useSiteSettings().status === 'known';
  const from = getLastNoon(now, zone);
  const to = Math.ceil(now / HOUR_MS) * HOUR_MS;
  const { data } = useAssetHistory(
    id,
    isZoneKnown ? { from, to, step: 'hour' } : undefined,
    POLL_INTERVAL_MS,
  );
  const energyValues = data?.flatMap(({ energy }) => (energy === undefined ? [] : [energy])) ?? [];
  return energyValues.length > 0
    ? energyValues.reduce((sum, energy) => sum + energy, 0)
    : undefined;
}

/** Returns the last noon, in milliseconds since 1970 (UTC). */
function getLastNoon(now: number, zone: string | undefined): number {
  const localTime = now + getUtcOffset(now, zone) * MINUTE_MS;
  const noon = Math.floor((localTime - DAY_MS / 2) / DAY_MS) * DAY_MS + DAY_MS / 2;
  return getInstant(noon, zone);
}
