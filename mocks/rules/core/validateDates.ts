import type { components } from '../../../src/generated/core/types.ts';
import { errorCodes, type HttpErrorDetail, httpErrors } from '../../platform/HttpError.ts';

type DateRange = components['schemas']['DateRange'];

/**
 * Asserts that a period does not end before it starts.
 *
 * @param path the path in the body
 * @throws HttpError 422 (69)
 */
export function assertPeriodOrder(period: DateRange | null | undefined, path: string): void {
  if (!period || period.begin <= period.end) return;
  const message = 'ends before it starts';
  throw httpErrors.invalidBody([{ path, code: 'period', message }], errorCodes.invalidDate);
}

/**
 * Asserts that a list has one item per moment: of two it is undefined which one applies.
 *
 * @param path the path of the list in the body
 * @throws HttpError 422 (22)
 */
export function assertUnique<Item>(
  list: readonly Item[] | null | undefined,
  path: string,
  getKey: (item: Item) => unknown,
): void {
  const seen = new Set<unknown>();
  const duplicates = (list ?? []).flatMap((item, i): HttpErrorDetail[] => {
    const key = getKey(item);
    const isNew = !seen.has(key);
    seen.add(key);
    const message = `is there twice: ${String(key)}`;
    return isNew ? [] : [{ path: `${path}/${i}`, code: 'unique', message }];
  });
  if (duplicates.length > 0) throw httpErrors.invalidBody(duplicates);
}
