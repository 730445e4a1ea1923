import type { components } from '../../../src/generated/core/types.ts';
import { codes, type RefusalDetail, refuse } from '../../platform/Refusal.ts';

type DateRange = components['schemas']['DateRange'];

/**
 * Refuses a period that ends before it begins.
 *
 * @param path where it stands in the body
 * @throws Refusal 422 (69)
 */
export function refuseReversed(period: DateRange | null | undefined, path: string): void {
  if (!period || period.begin <= period.end) return;
  const message = 'ends before it begins';
  throw refuse.invalid([{ path, code: 'period', message }], codes.invalidDate);
}

/**
 * Refuses a list that says two things of one moment: nobody could tell which of them counts.
 *
 * @param path where the list stands in the body
 * @throws Refusal 422 (22)
 */
export function refuseTwice<Item>(
  list: readonly Item[] | null | undefined,
  path: string,
  keyOf: (item: Item) => unknown,
): void {
  const seen = new Set<unknown>();
  const twice = (list ?? []).flatMap((item, i): RefusalDetail[] => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    const message = `is there twice: ${String(key)}`;
    return isNew ? [] : [{ path: `${path}/${i}`, code: 'unique', message }];
  });
  if (twice.length > 0) throw refuse.invalid(twice);
}
