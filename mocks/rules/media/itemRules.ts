import { validators } from '../../../src/generated/media/validators.js';
import { errorCodes, type HttpErrorDetail, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { collectErrorDetails } from '../../platform/collectErrorDetails.ts';
import { createLevelRules } from './createLevelRules.ts';
import { completeItem } from '../../model/media/completeItem.ts';
import type { ItemBaseInfo, MediaFont, MediaItem } from '../../model/media/mediaModel.ts';

/** The kinds with a source file, and the file type of each. */
const FILE_TYPES: Readonly<Record<number, string>> = { 2: 'text', 3: 'picture', 4: 'video' };

/**
 * Returns the item with the name of its source file.
 *
 * @throws HttpError 422: 6 no such file, 22 not a file for this kind
 */
function withSource(item: MediaItem, store: Store): MediaItem {
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
  return { ...item, baseInfo: { ...baseInfo, file: String(file.name) } };
}

/** @throws HttpError 422 (22) a part that ends before it begins, an invalid time zone */
function assertValidItem({
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

function changeItem(before: MediaItem, { body, platform }: OperationCall): MediaItem {
  const { baseInfo, font, ...rest } = body as Row;
  const base = { ...before.baseInfo, ...(baseInfo as Partial<ItemBaseInfo>) };
  if (base.type !== before.baseInfo.type) {
    throw httpErrors.invalidBody([
      { path: '/baseInfo/type', code: 'const', message: 'cannot be changed' },
    ]);
  }
  const fonts =
    font === undefined ? {} : { font: { ...before.font, ...(font as Partial<MediaFont>) } };
  const item = withSource({ ...before, ...rest, ...fonts, baseInfo: base }, platform.store);
  // Each property is valid for some item, but not for an item of this kind.
  const details = collectErrorDetails(getItemValidator(item), { ...item, order: 0 });
  if (details.length > 0) throw httpErrors.invalidBody(details);
  assertValidItem(item);
  return item;
}

/** Returns the schema of the item's own kind, whose errors are more precise than that none of eight matches. */
function getItemValidator({ kind }: MediaItem) {
  const validate = validators.schemas[`${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}Item`];
  if (!validate) throw new Error(`The document knows no item "${kind}".`);
  return validate;
}

/** The items of a zone; a query may restrict the kind. @see MEDIA-15 */
export const items = createLevelRules('items', {
  create(id, { body, platform }) {
    const item = withSource(completeItem(id, body as Row), platform.store);
    assertValidItem(item);
    return item;
  },
  change: (before, call) => changeItem(before as MediaItem, call),
  matchesQuery: (node, { query: { itemType } }) =>
    itemType === undefined || (node as MediaItem).baseInfo.type === itemType,
});
