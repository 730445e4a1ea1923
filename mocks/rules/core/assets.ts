import { refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * The device in the path, or another.
 *
 * @throws Refusal 404 (3)
 */
export function assetOf({ path, platform: { store } }: Call, id = path.id ?? ''): Row {
  const asset = store.table('assets').get(id);
  if (!asset) throw refuse.device(id);
  return asset;
}
