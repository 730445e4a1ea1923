import type { Row } from '../platform/Store.ts';

/** Returns an alert with the columns that follow from its confirmation and the end of its cause. @see ALERT-14/states */
export function withAlertState(alert: Row): Row {
  const { cleared_time: cleared, confirmed, update_time: begin } = alert;
  const phase = cleared === undefined ? 'active' : 'cleared';
  const state = `${phase}${confirmed === true ? 'Acknowledged' : 'Unacknowledged'}`;
  if (cleared === undefined) return { ...alert, state };
  const seconds = Math.round((Date.parse(String(cleared)) - Date.parse(String(begin))) / 1_000);
  return { ...alert, state, duration: Math.max(0, seconds) };
}
