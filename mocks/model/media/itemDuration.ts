import type { MediaItem } from './mediaModel.ts';

/** How long an item is shown that neither has a duration nor plays a file of a known length: a clock, for example. */
const DEFAULT_DURATION_MS = 5_000;

/** Returns how long an item is shown, in milliseconds: on players, in their schedules, and in previews. */
export function getItemDuration({
  baseInfo: { playDuration, fileDuration = 0 },
  playType,
  playTimeBegin = 0,
  playTimeEnd = 0,
}: MediaItem): number {
  if (playDuration !== undefined) return playDuration;
  if (playType === 'range' && playTimeEnd > playTimeBegin) return playTimeEnd - playTimeBegin;
  return fileDuration > 0 ? fileDuration : DEFAULT_DURATION_MS;
}
