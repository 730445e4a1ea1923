import type { CreateChange } from '../model/change.ts';
import { classifySaveError, isRejectedChange } from './saveErrors.ts';
import type { SendChange } from './sendChange.ts';
import { toRequest } from './toRequest.ts';

interface CreationContext {
  readonly projectId: string;
  readonly send: SendChange;
  readonly toServerId: (id: string) => string;
}

/**
 * Repeats a creation whose response was lost, and returns the ids that the platform assigned when it executed it. It creates
 * nothing: the version that it is based on is no longer that of the project, so that a platform that has not executed it, or
 * knows no keys, rejects it.
 *
 * @param version the version that the project has now
 * @returns undefined where it was not executed, or may still be
 * @see MEDIA-13
 */
export async function readCreatedIds(
  change: CreateChange,
  version: number,
  { projectId, send, toServerId }: CreationContext,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { sent } = change;
  if (!sent || sent.version === version) return undefined;
  const context = { projectId, version: sent.version, toServerId, getItemType: () => undefined };
  try {
    const { ids } = await send(toRequest(change, context));
    return ids && new Map(Object.entries(ids));
  } catch (error) {
    if (classifySaveError(error) === 'conflict' || isRejectedChange(error)) return undefined;
    throw error;
  }
}
