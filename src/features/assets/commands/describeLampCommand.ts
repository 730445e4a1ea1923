import type { OperationPhrase } from '../../../resources/record/CustomDialogs.ts';

/** Describes a lamp command: on, off or the level, and its end. */
export const describeLampCommand: OperationPhrase = ({ on, brightness }) => {
  const level = brightness === undefined || brightness === '' ? undefined : Number(brightness);
  const untilKey = 'lamp.until';
  if (on === false || level === 0) return { messageKey: 'lamp.off', until: untilKey };
  if (on !== true) return undefined;
  return level === undefined || Number.isNaN(level)
    ? { messageKey: 'lamp.on', until: untilKey }
    : { messageKey: 'lamp.level', until: untilKey, args: { level } };
};
