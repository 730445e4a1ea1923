import type { Identifier } from 'react-admin';

import type { ItemStatus } from '../run/BulkRun.ts';
import type { SavedJob } from '../journal/SavedJob.ts';

/** The remaining records of a job that is continued. */
export interface RemainingItems {
  readonly job: SavedJob;
  readonly ids: readonly Identifier[];
  readonly statuses: readonly ItemStatus[];
}
