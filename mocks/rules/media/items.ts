import { validators } from '../../../src/generated/media/validators.js';
import { codes, type RefusalDetail, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { tellProblems } from '../../platform/tellProblems.ts';
import { createLevel } from './levels.ts';
import { BLACK, FONT, WHITE } from './looks.ts';
import { type BaseInfo, type Font, type Item, KINDS } from './model.ts';

/** @see spec B9 */
const PLAY_DURATION = 5_000;
const NO_TRANSITION = { transition: 'none', speed: 5 };

const TEXT = {
  background: BLACK,
  transparency: 100,
  colorReseversal: false,
  alignment: 'left',
  charSpace: 0,
  rowSpace: 0,
  fontColor: WHITE,
  font: FONT,
  skipTime: PLAY_DURATION,
  skipType: 'page',
  inTransition: NO_TRANSITION,
};

/** What an item of a kind has that says nothing about it. @see spec B9, MEDIA-07 */
const DEFAULTS: Readonly<Record<number, Row>> = {
  0: TEXT,
  1: TEXT,
  2: TEXT,
  3: { scale: 'fit', inTransition: NO_TRANSITION },
  4: { playType: 'whole', scale: 'fit' },
  9: { background: BLACK, transparency: 100, dialColor: WHITE, handColor: WHITE, showSecond: true },
  10: { ...TEXT, showDate: true, showWeek: true, showTime: true, hours24: true },
  11: { ...TEXT, direction: 'down' },
};

/** The kinds that have a source file, and the type of file that each shows. */
const SOURCES: Readonly<Record<number, string>> = { 2: 'text', 3: 'picture', 4: 'video' };

/** Texts and pictures are shown for a time; a video and a clock have their own. */
const IS_TIMED = new Set([0, 1, 2, 3]);

/** A body may repeat what the platform decides. */
const withoutPlace = (given: Row): Row =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'id' && name !== 'order'));

/** An item with everything that its kind has. */
export function completeItem(id: string, given: Row): Item {
  const { baseInfo, font, ...rest } = withoutPlace(given);
  const base = baseInfo as BaseInfo;
  const defaults = DEFAULTS[base.type] ?? {};
  return {
    ...defaults,
    ...rest,
    ...('font' in defaults && { font: { ...FONT, ...(font as Partial<Font>) } }),
    id,
    kind: KINDS[base.type] ?? '',
    baseInfo: {
      ...(IS_TIMED.has(base.type) && { playDuration: PLAY_DURATION }),
      logFlag: false,
      ...base,
    },
  };
}

/** The item with the name of its source file. @throws Refusal 422: 6 no such file, 22 it is no file for this kind */
function withSource(item: Item, store: Store): Item {
  const { baseInfo } = item;
  const type = SOURCES[baseInfo.type];
  if (type === undefined) return item;
  const path = '/baseInfo/materialId';
  const file = store.has('files') && store.table('files').get(baseInfo.materialId ?? '');
  if (!file) {
    const message = `knows no file "${baseInfo.materialId ?? ''}"`;
    throw refuse.invalid([{ path, code: 'reference', message }], codes.unknownTarget);
  }
  if (file.type !== type) {
    throw refuse.invalid([
      { path, code: 'kind', message: `is no ${type} but a ${String(file.type)}` },
    ]);
  }
  return { ...item, baseInfo: { ...baseInfo, file: String(file.name) } };
}

/** @throws Refusal 422 (22) a part that ends before it begins, a time zone that is none */
function refuseSenseless({ playType, playTimeBegin = 0, playTimeEnd = 0, timeZone }: Item): void {
  const details: RefusalDetail[] = [];
  if (playType === 'range' && playTimeEnd <= playTimeBegin) {
    details.push({ path: '/playTimeEnd', code: 'range', message: 'is not after playTimeBegin' });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    details.push({ path: '/timeZone', code: 'timeZone', message: 'is no time zone' });
  }
  if (details.length > 0) throw refuse.invalid(details);
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

function changeItem(before: Item, { body, platform }: Call): Item {
  const { baseInfo, font, ...rest } = body as Row;
  const base = { ...before.baseInfo, ...(baseInfo as Partial<BaseInfo>) };
  if (base.type !== before.baseInfo.type) {
    throw refuse.invalid([{ path: '/baseInfo/type', code: 'const', message: 'cannot be changed' }]);
  }
  const fonts = font === undefined ? {} : { font: { ...before.font, ...(font as Partial<Font>) } };
  const item = withSource({ ...before, ...rest, ...fonts, baseInfo: base }, platform.store);
  // Each property may be of an item, but not of an item of this kind.
  const details = tellProblems(judgeOf(item), { ...item, order: 0 });
  if (details.length > 0) throw refuse.invalid(details);
  refuseSenseless(item);
  return item;
}

/** The schema of the item's own kind, which says more than that none of eight fits. */
function judgeOf({ kind }: Item) {
  const judge = validators.schemas[`${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}Item`];
  if (!judge) throw new Error(`The document knows no item "${kind}".`);
  return judge;
}

/** The items of a zone; a call may say the kind that it means. @see spec B3, B7, MEDIA-15 */
export const items = createLevel('items', {
  make(id, { body, platform }) {
    const item = withSource(completeItem(id, body as Row), platform.store);
    refuseSenseless(item);
    return item;
  },
  change: (before, call) => changeItem(before as Item, call),
  isMeant: (node, { query: { itemType } }) =>
    itemType === undefined || (node as Item).baseInfo.type === itemType,
});
