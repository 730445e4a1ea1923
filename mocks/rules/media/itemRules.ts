import { validators } from '../../../src/generated/media/validators.js';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { collectErrorDetails } from '../../platform/collectErrorDetails.ts';
import { completeOverlay } from '../../model/media/completeItem.ts';
import type { ItemBaseInfo, MediaFont, MediaItem } from '../../model/media/mediaModel.ts';
import { createLevelRules } from './createLevelRules.ts';
import { assertValidItem, withSource } from './itemSource.ts';

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
  const changed = completeOverlay({ ...before, ...rest, ...fonts, baseInfo: base });
  const item = withSource(changed, platform.store);
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
  change: (before, call) => changeItem(before as MediaItem, call),
  matchesQuery: (node, { query: { itemType } }) =>
    itemType === undefined || (node as MediaItem).baseInfo.type === itemType,
});
