import { errorCodes, type HttpErrorDetail, httpErrors } from '../../platform/HttpError.ts';
import type { Store } from '../../platform/Store.ts';
import type { ItemBaseInfo, MediaItem } from '../../model/media/mediaModel.ts';

/** The kinds with a source file, and the file type of each. */
const FILE_TYPES: Readonly<Record<number, string>> = { 2: 'text', 3: 'picture', 4: 'video' };

/**
 * Returns the item with the name and the duration of its source file.
 *
 * @throws HttpError 422: 6 no such file, 22 not a file for this kind
 */
export function withSource(item: MediaItem, store: Store): MediaItem {
  const { baseInfo } = item;
  const type = FILE_TYPES[baseInfo.type];
  if (type === undefined) return item;
  const path = '/baseInfo/materialId';
  const file = store.has('files') && store.table('files').get(baseInfo.materialId ?? '');
  if (!file) {
    const message = `knows no file "${baseInfo.materialId ?? ''}"`;
    throw httpErrors.invalidBody([{ path, code: 'reference', message }], errorCodes.unknownTarget);
  }
  if (file.type !== type) {
    throw httpErrors.invalidBody([
      { path, code: 'kind', message: `is no ${type} but a ${String(file.type)}` },
    ]);
  }
  const duration = typeof file.duration === 'number' && { fileDuration: file.duration };
  return {
    ...item,
    baseInfo: { ...omitFileDuration(baseInfo), file: String(file.name), ...duration },
  };
}

/** The duration of another file is not that of this one. */
const omitFileDuration = ({ fileDuration: _, ...rest }: ItemBaseInfo): ItemBaseInfo => rest;

/** @throws HttpError 422 (22) a part that ends before it starts, an invalid time zone */
export function assertValidItem({
  playType,
  playTimeBegin = 0,
  playTimeEnd = 0,
  timeZone,
}: MediaItem): void {
  const details: HttpErrorDetail[] = [];
  if (playType === 'range' && playTimeEnd <= playTimeBegin) {
    details.push({ path: '/playTimeEnd', code: 'range', message: 'is not after playTimeBegin' });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    details.push({ path: '/timeZone', code: 'timeZone', message: 'is no time zone' });
  }
  if (details.length > 0) throw httpErrors.invalidBody(details);
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
