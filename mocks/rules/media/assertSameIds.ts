import type { ContentNode } from '../../model/media/contentTree.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';

/** Asserts that an order contains each existing id exactly once. @throws HttpError 422 (6 for a missing one, 22) */
export function assertSameIds(
  ids: readonly string[],
  nodes: readonly ContentNode[],
  noun: string,
): void {
  const details = ids.flatMap((id, i) =>
    nodes.some(node => node.id === id)
      ? []
      : [{ path: `/ids/${i}`, code: 'reference', message: `knows no ${noun} "${id}"` }],
  );
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
  const missing = nodes.filter(({ id }) => !ids.includes(id));
  if (missing.length === 0) return;
  const message = `must name every ${noun}; ${missing.map(({ id }) => id).join(', ')} is missing`;
  throw httpErrors.invalidBody([{ path: '/ids', code: 'complete', message }]);
}
