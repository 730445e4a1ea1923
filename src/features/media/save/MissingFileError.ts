import { ApiError } from '../../../api/ApiError.ts';
import type { Change } from '../model/change.ts';
import type { Branch, ItemFields } from '../model/mediaTree.ts';

/** Of a file that the storage does not have, and of a part that another editor removed. @see ERR-01 */
const UNKNOWN_TARGET_CODE = 6;
const FILE_PATH = '/baseInfo/materialId';

/** The platform rejects a change because the storage does not have the file of an item. */
export class MissingFileError extends Error {
  readonly messageKey = 'media.save.missingFile';
  readonly messageOptions: { readonly file: string };
  readonly itemId: string;

  constructor(itemId: string, { baseInfo }: Partial<ItemFields>, cause: unknown) {
    super('The storage does not have the file of an item.', { cause });
    this.messageOptions = { file: baseInfo?.file ?? '' };
    this.itemId = itemId;
  }
}

/**
 * Returns the error of a change whose file is missing; undefined for every other one. Its code is that of a part which
 * another editor removed, so that the path in the body decides.
 */
export function findMissingFile(error: unknown, change: Change): MissingFileError | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const path = error.details.find(detail => detail.path.endsWith(FILE_PATH))?.path;
  if (path === undefined || error.code !== UNKNOWN_TARGET_CODE) return undefined;
  if (change.kind === 'update')
    return new MissingFileError(change.id, change.fields as ItemFields, error);
  if (change.kind !== 'create') return undefined;
  const indices = path.match(/(?<=\/children\/)\d+/gu) ?? [];
  const item = indices.reduce<Branch | undefined>(
    (branch, index) => branch?.children[Number(index)],
    change.branch,
  );
  return item && new MissingFileError(item.id, item.fields as ItemFields, error);
}
