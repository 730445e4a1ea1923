/**
 * At least so many unconfirmed alerts of one type in one domain are one line: of the alarm screen, and of the message
 * centre when it is opened after them.
 *
 * @see ALERT-11
 */
export const MIN_GROUPED_ALERTS = 10;
