import type { Row } from '../platform/Store.ts';

/** Returns an alert with the columns that follow from its confirmation and the end of its cause. @see ALERT-14 */
export function withAlertState(alert: Row): Row {
  const isCleared = alert.cleared_time !== undefined;
  const phase = isCleared ? 'cleared' : 'active';
  const state = `${phase}${alert.confirmed === true ? 'Acknowledged' : 'Unacknowledged'}`;
  if (!isCleared) return { ...alert, state };
  const [begin, end] = [alert.update_time, alert.cleared_time].map(time =>
    Date.parse(String(time)),
  );
  const seconds = Math.round(((end ?? 0) - (begin ?? 0)) / 1_000);
  return { ...alert, state, duration: Math.max(0, seconds) };
}
