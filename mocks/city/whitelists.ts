import type { Row } from '../platform/Store.ts';
import type { Assets } from './assets.ts';

/** What each gateway lets in: all that it owns. */
export function drawWhitelists({ rows, byModel }: Assets): Row[] {
  const ids = new Map<string, string[]>(byModel.ssgw.map(({ id }) => [id, []]));
  for (const { id, ssgwId } of rows) if (ssgwId !== undefined) ids.get(ssgwId)?.push(id);
  return Array.from(ids, ([id, owned]) => ({ id, ids: owned }));
}
