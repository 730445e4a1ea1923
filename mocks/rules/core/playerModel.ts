import type { components } from '../../../src/generated/core/types.ts';
import type { PlayerInsertion } from '../../model/media/playerCommand.ts';
import type { Row } from '../../platform/Store.ts';

export type PlayerProject = components['schemas']['PlayerProject'];

/** A stored player: what it has itself, and the end of an insertion in milliseconds since 1970. */
export interface StoredPlayer extends Row {
  readonly id: string;
  readonly assetId: string;
  readonly name: string;
  readonly projects: readonly PlayerProject[];
  readonly insertion?: PlayerInsertion;
  readonly insertedUntil?: number;
}
