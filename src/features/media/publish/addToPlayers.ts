import { calls } from '../../../data/calls.ts';
import { getErrorCode, PENDING_CODE } from '../../../domain/errorStatus.ts';
import type { components, Readable } from '../../../generated/core/types.ts';

export type Player = Readable<components['schemas']['Player']>;

/** What became of a command: done, waiting for a player that is offline, or failed. */
export type PlayerResult = 'sent' | 'waiting' | { readonly error: unknown };

/** Adds a published project to players, one after the other. @returns the result of each by its id @see MEDIA-12 */
export async function addToPlayers(
  projectId: string,
  players: readonly Player[],
): Promise<ReadonlyMap<string, PlayerResult>> {
  const results = new Map<string, PlayerResult>();
  for (const { id, assetId } of players)
    results.set(id, await addToPlayer({ id: assetId, playerId: id, projectId }));
  return results;
}

async function addToPlayer(
  path: Parameters<typeof calls.core.addPlayerProject>[0]['path'],
): Promise<PlayerResult> {
  try {
    await calls.core.addPlayerProject({ path });
    return 'sent';
  } catch (error) {
    return getErrorCode(error) === PENDING_CODE ? 'waiting' : { error };
  }
}
