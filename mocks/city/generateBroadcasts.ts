import { HOUR_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import { createSeededId } from '../shared/ids.ts';

/** Files that broadcast devices can play: name, duration in seconds, age in hours. */
const BROADCAST_FILES: readonly (readonly [string, number, number])[] = [
  ['整点报时.mp3', 12, 2200],
  ['闭园提示.mp3', 35, 2150],
  ['防汛安全提示.mp3', 62, 1600],
  ['交通文明宣传.mp3', 88, 1400],
  ['晨间音乐.mp3', 245, 900],
  ['寻人启事模板.mp3', 40, 760],
  ['高温预警.mp3', 33, 700],
  ['台风预警.mp3', 47, 420],
  ['节日祝福.mp3', 58, 300],
  ['垃圾分类宣传.mp3', 71, 60],
];

const BYTES_PER_SECOND = 16_000;

/** Generates the files of broadcast devices as the platform lists them. */
export const generateBroadcasts = (now: number): Row[] =>
  BROADCAST_FILES.map(([name, seconds, hoursAgo], i) => ({
    id: createSeededId('mediaData', i + 1),
    name,
    type: 'audio',
    size: seconds * BYTES_PER_SECOND,
    duration: seconds,
    createdAt: new Date(now - hoursAgo * HOUR_MS).toISOString(),
  }));
