import type { Identifier } from 'react-admin';

import type { Standing } from '../BulkRun.ts';
import type { KeptJob } from './KeptJob.ts';

/** Records of a job that a person wants to do after all. */
export interface Rest {
  readonly job: KeptJob;
  readonly ids: readonly Identifier[];
  readonly standings: readonly Standing[];
}
