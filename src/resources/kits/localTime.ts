import { formatDateTime } from '../../domain/dateTime.ts';
import { instantAt } from '../../domain/zone.ts';
import { written } from '../represent.ts';

/** An instant as the browser's picker wants it: the site's clock without a zone, e.g. `2026-11-12T08:04:39`. */
export const localTimeOf = (instant: unknown, zone?: string): string =>
  formatDateTime(written(instant), zone)?.replace(' ', 'T') ?? '';

/** What was picked on the site's clock as an instant of the platform; nothing picked is no value. */
export function instantOf(localTime: string, zone?: string): string | undefined {
  const shown = Date.parse(`${localTime}Z`) || Date.parse(`${localTime}:00Z`);
  return Number.isNaN(shown) ? undefined : new Date(instantAt(shown, zone)).toISOString();
}
