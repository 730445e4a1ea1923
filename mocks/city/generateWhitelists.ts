import type { Row } from '../platform/Store.ts';
import type { CityAssets } from './generateAssets.ts';

/** Generates the whitelist of each gateway: all devices that it owns. */
export function generateWhitelists({ rows, byModel }: CityAssets): Row[] {
  const ids = new Map<string, string[]>(byModel.ssgw.map(({ id }) => [id, []]));
  for (const { id, ssgwId } of rows) if (ssgwId !== undefined) ids.get(ssgwId)?.push(id);
  return Array.from(ids, ([id, ownedIds]) => ({ id, ids: ownedIds }));
}
