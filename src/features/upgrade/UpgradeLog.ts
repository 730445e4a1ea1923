import type { RaRecord } from 'react-admin';

import type { UpgradeProgress } from '../../domain/upgrade.ts';

/** One upgrade of one device, from the log; times in ISO 8601. */
export interface UpgradeLog extends RaRecord, UpgradeProgress {
  readonly asset_id: string;
  readonly asset_name: string;
  readonly packageName: string;
  readonly fromVersion?: string;
  readonly toVersion?: string;
  readonly state: string;
  /** Percent. */
  readonly progress: number;
  readonly code?: number;
  readonly by: string;
}
