import { isLocalTime } from '../domain/timeZone.ts';
import { configuration } from './configuration.ts';

/** The zone of the site outside of components; UTC while its read fails, as on the screen. */
export const getSiteZone = (): string | undefined =>
  configuration.hasFailed('map') ? 'UTC' : configuration.read('map')?.timeZone;

export const isSiteZoneLoading = (): boolean => configuration.read('map') === undefined;

/** Resolves when the zone is known that the date-times of a filter need: those of a URL may have no offset. */
export async function loadZoneOf(filter: unknown): Promise<void> {
  if (hasLocalTime(filter) && isSiteZoneLoading()) await configuration.load('map');
}

const hasLocalTime = (value: unknown): boolean =>
  isLocalTime(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasLocalTime));
