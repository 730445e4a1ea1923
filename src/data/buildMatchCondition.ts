import { loadSettings } from '../api/settings.ts';
import { parseFilter } from '../schema/filter.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { parseContainsStyle } from './dialects/containsStyle.ts';
import { extractBranch } from './dialects/extractBranch.ts';
import { toLoopbackFilter } from './dialects/loopbackFilter.ts';
import { loadZoneOf } from './siteZone.ts';

/** The condition of a call on all records that match the filter of a list. */
export interface MatchCondition {
  readonly where: object;
  /** The record of a tree in whose branch they are; absent for all records. */
  readonly branchId?: string;
}

/**
 * Builds the condition of a filter as its list sends it.
 *
 * @throws UnsupportedQueryError, RangeError as the list does
 * @example
 * await buildMatchCondition(alerts, { type: { eq: 'tilt' }, domain_id: { within: 'd1' } })
 * // { where: { type: 'tilt' }, branchId: 'd1' }
 */
export async function buildMatchCondition(
  resource: ResourceDescriptor,
  filter: unknown,
): Promise<MatchCondition> {
  await loadZoneOf(filter);
  const style = parseContainsStyle((await loadSettings()).containsStyle);
  const { conditions, branch } = extractBranch(
    resource,
    parseFilter(resource.fields, filter).conditions,
  );
  const { where = {} } = toLoopbackFilter(resource, {}, style, undefined, conditions);
  return { where, ...(branch && { branchId: String(branch.id) }) };
}
