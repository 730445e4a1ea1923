import type { ListedAlert } from '../ListedAlert.ts';

/** Whether a mute applies to an alert: a cleared one only shows that one did. */
export const isMutedNow = ({ muted, cleared_time: clearedTime }: ListedAlert): boolean =>
  muted && clearedTime === undefined;
