import { refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * The record in the path.
 *
 * @throws Refusal 404 (6)
 */
export function recordOf({ path: { id = '' }, platform: { store } }: Call, resource: string): Row {
  const row = store.table(resource).get(id);
  if (!row) throw refuse.unknown(resource, id);
  return row;
}
