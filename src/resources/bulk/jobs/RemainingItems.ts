import type { Identifier } from 'react-admin';

import type { ItemStatus } from '../BulkRun.ts';
import type { SavedJob } from './SavedJob.ts';

/** Records of a job that a person wants to do after all. */
export interface RemainingItems {
  readonly job: SavedJob;
  readonly ids: readonly Identifier[];
  readonly statuses: readonly ItemStatus[];
}
