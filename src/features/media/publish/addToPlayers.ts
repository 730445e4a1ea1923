import { calls } from '../../../data/calls.ts';
import { getErrorCode, PENDING_CODE } from '../../../domain/errorStatus.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import type { components, Readable } from '../../../generated/core/types.ts';

export type Player = Readable<components['schemas']['Player']>;

/** The state of a command: without a response yet, done, waiting for a player that is offline, or failed. */
export type PlayerResult = 'sending' | 'sent' | 'waiting' | { readonly error: unknown };

/** The results of commands by the ids of their players. */
export type PlayerResults = ReadonlyMap<string, PlayerResult>;

/** Adds a published project to players, several at a time, and reports the result of each. @see MEDIA-12 */
export const addToPlayers = (
  projectId: string,
  players: readonly Player[],
  onResult: (playerId: string, result: PlayerResult) => void,
): Promise<unknown> =>
  forEachConcurrently(players, async ({ id, assetId }) =>
    onResult(id, await addToPlayer({ id: assetId, playerId: id, projectId })),
  );

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
