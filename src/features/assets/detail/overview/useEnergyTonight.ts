import { useSiteSettings } from '../../../../ui/SiteSettings.ts';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import { instantAt, offsetAt } from '../../../../domain/zone.ts';
import { useNow } from '../../../../data/useNow.ts';
import { useHistory } from '../useHistory.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const OFTEN = 5 * MINUTE;

/** What a device used since noon on the clocks of the site, in kWh: a lamp's day is a night. Unknown while the zone is. */
export function useEnergyTonight(id: string): number | undefined {
  const zone = useSiteZone();
  const now = useNow();
  const isKnown = useSiteSettings().status === 'known';
  const from = lastNoon(now, zone);
  const to = Math.ceil(now / HOUR) * HOUR;
  const { data } = useHistory(id, isKnown ? { from, to, step: 'hour' } : undefined, OFTEN);
  const used = data?.flatMap(({ energy }) => (energy === undefined ? [] : [energy])) ?? [];
  return used.length > 0 ? used.reduce((sum, energy) => sum + energy, 0) : undefined;
}

/** The last noon, in milliseconds since 1970 (UTC). */
function lastNoon(now: number, zone: string | undefined): number {
  const shown = now + offsetAt(now, zone) * MINUTE;
  const noon = Math.floor((shown - DAY / 2) / DAY) * DAY + DAY / 2;
  return instantAt(noon, zone);
}
