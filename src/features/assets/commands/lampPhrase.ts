import type { OperationPhrase } from '../../../resources/record/OwnDialogs.ts';

/** Names what a lamp command does: on, off or the level, and until when it lasts. */
export const lampPhrase: OperationPhrase = ({ on, brightness }) => {
  const level = brightness === undefined || brightness === '' ? undefined : Number(brightness);
  const until = 'lamp.until';
  if (on === false || level === 0) return { act: 'lamp.off', until };
  if (on !== true) return undefined;
  return level === undefined || Number.isNaN(level)
    ? { act: 'lamp.on', until }
    : { act: 'lamp.level', until, args: { level } };
};
