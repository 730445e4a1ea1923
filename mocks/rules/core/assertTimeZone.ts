import { httpErrors } from '../../platform/HttpError.ts';

/** Whether the host supports a time zone of this name. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** @throws HttpError 422 (22) no such time zone */
export function assertTimeZone(timeZone: string): void {
  if (isTimeZone(timeZone)) return;
  throw httpErrors.invalidBody([
    { path: '/timeZone', code: 'timeZone', message: 'is no time zone' },
  ]);
}
