import type { Row } from '../../platform/Store.ts';
import { type ItemBaseInfo, type MediaFont, type MediaItem, ITEM_KINDS } from './mediaModel.ts';
import { BLACK, FONT, WHITE } from './textDefaults.ts';

/** @see MEDIA-06 */
const PLAY_DURATION_MS = 5_000;
const NO_TRANSITION = { transition: 'none', speed: 5 };

const TEXT_DEFAULTS = {
  background: BLACK,
  transparency: 100,
  colorReseversal: false,
  alignment: 'left',
  charSpace: 0,
  rowSpace: 0,
  fontColor: WHITE,
  font: FONT,
  skipTime: PLAY_DURATION_MS,
  skipType: 'page',
  inTransition: NO_TRANSITION,
};

/** The default properties of an item of a kind. @see MEDIA-07 */
const ITEM_DEFAULTS: Readonly<Record<number, Row>> = {
  0: TEXT_DEFAULTS,
  1: TEXT_DEFAULTS,
  2: TEXT_DEFAULTS,
  3: { scale: 'fit', inTransition: NO_TRANSITION },
  4: { playType: 'whole', scale: 'fit' },
  9: { background: BLACK, transparency: 100, dialColor: WHITE, handColor: WHITE, showSecond: true },
  10: { ...TEXT_DEFAULTS, showDate: true, showWeek: true, showTime: true, hours24: true },
  11: { ...TEXT_DEFAULTS, direction: 'down' },
};

/** Texts and pictures have a configured duration; a video and a clock have their own. */
const TIMED_TYPES = new Set([0, 1, 2, 3]);

const ASSIGNED_PROPERTIES = new Set(['id', 'order', 'ids']);

/** Removes the properties that the platform assigns: a body may repeat them. */
const omitAssigned = (body: Row): Row =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !ASSIGNED_PROPERTIES.has(name)));

/** Adds all properties of an item's kind. */
export function completeItem(id: string, body: Row): MediaItem {
  const { baseInfo, font, ...rest } = omitAssigned(body);
  const base = baseInfo as ItemBaseInfo;
  const defaults = ITEM_DEFAULTS[base.type] ?? {};
  return completeOverlay({
    ...defaults,
    ...rest,
    ...('font' in defaults && { font: { ...FONT, ...(font as Partial<MediaFont>) } }),
    id,
    kind: ITEM_KINDS[base.type] ?? '',
    baseInfo: {
      ...(TIMED_TYPES.has(base.type) && { playDuration: PLAY_DURATION_MS }),
      logFlag: false,
      ...base,
    },
  });
}

/** The position of a text over a video, in pixels of its zone. @see MEDIA-07 */
const OVERLAY_POSITION = { w: 200, h: 100, x: 0, y: 0 };

/** Adds the position of a text over a video. */
export function completeOverlay(item: MediaItem): MediaItem {
  const { textOverlay } = item;
  if (!textOverlay) return item;
  return {
    ...item,
    textOverlay: { ...textOverlay, position: textOverlay.position ?? OVERLAY_POSITION },
  };
}
