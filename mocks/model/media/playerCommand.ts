import type { Row } from '../../platform/Store.ts';

/** What a player shows at once, for a time in seconds. */
export type PlayerInsertion =
  | { readonly text: string; readonly duration: number; readonly times?: number }
  | { readonly projectId: string; readonly programId: string; readonly duration: number };

export type PlayerCommand =
  | { readonly kind: 'add' | 'remove' | 'activate'; readonly projectId: string }
  | { readonly kind: 'insert'; readonly insertion: PlayerInsertion }
  /** Ends the insertion. */
  | { readonly kind: 'end' };

/** A command that waits for its player. */
export type PendingPlayerCommand = Row &
  PlayerCommand & {
    readonly id: string;
    readonly playerId: string;
    readonly assetId: string;
    /** ISO 8601. */
    readonly requestedAt: string;
    /** The project, or the inserted text. */
    readonly name: string;
  };

/** The collection of the commands that wait for players. */
export const COMMAND_COLLECTION = 'playerCommands';

/** Whether two commands have the same effect. */
export const isSameCommand = (one: PlayerCommand, other: PlayerCommand): boolean =>
  one.kind === other.kind &&
  ('projectId' in one && 'projectId' in other
    ? one.projectId === other.projectId
    : !('insertion' in one) ||
      !('insertion' in other) ||
      JSON.stringify(one.insertion) === JSON.stringify(other.insertion));
