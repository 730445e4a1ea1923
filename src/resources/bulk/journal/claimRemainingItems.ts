import type { Identifier } from 'react-admin';

import { getPlatformTime } from '../../../domain/platformClock.ts';
import type { ItemStatus } from '../run/BulkRun.ts';
import type { SavedOutcomes } from './savedOutcomes.ts';
import { jobStorage } from '../../tasks/jobStorage.ts';
import { readSavedOutcomes, readJob } from './readJobs.ts';
import { encodeStatus, getFinalStatuses, MOVED_CODE } from './statusCodes.ts';

/**
 * Moves remaining records of a finished or interrupted job to a new one. Records that another tab has claimed meanwhile
 * are excluded.
 *
 * @param id of the job
 * @returns the ids that the caller has claimed
 * @example const claimedIds = claimRemainingItems(job.id, new Set(['a1', 'a2']), ['failed', 'notStarted']);
 */
export function claimRemainingItems(
  id: string,
  wantedIds: ReadonlySet<Identifier>,
  statuses: readonly ItemStatus[],
): ReadonlySet<Identifier> {
  const job = readJob(id);
  if (!job) return new Set();
  const savedOutcomes = readSavedOutcomes(id);
  const sentCount = Number(jobStorage.read(id, 'at') ?? 0);
  const claimedIds = new Set<Identifier>();
  const marks = getFinalStatuses(savedOutcomes?.marks ?? '', sentCount, job.items.length).map(
    (status, index) => {
      if (status === undefined) return MOVED_CODE;
      const item = job.items[index];
      if (!item || !wantedIds.has(item.id) || !statuses.includes(status))
        return encodeStatus(status);
      claimedIds.add(item.id);
      return MOVED_CODE;
    },
  );
  const next: SavedOutcomes = {
    marks: marks.join(''),
    reasons: savedOutcomes?.reasons ?? [],
    why: savedOutcomes?.why ?? {},
    ended: savedOutcomes?.ended ?? getPlatformTime(),
    taken: (savedOutcomes?.taken ?? 0) + claimedIds.size,
  };
  if (marks.every(code => code === MOVED_CODE)) jobStorage.remove(id);
  else jobStorage.write(id, 'fates', JSON.stringify(next));
  return claimedIds;
}
