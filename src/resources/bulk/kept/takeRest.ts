import type { Identifier } from 'react-admin';

import type { Standing } from '../BulkRun.ts';
import type { Fates } from './Fates.ts';
import { jobStorage } from './jobStorage.ts';
import { readFates, readJob } from './readJobs.ts';
import { markOf, standingsLeft, TAKEN } from './marks.ts';

/**
 * Takes records out of a job that is over or was interrupted, for a new one. What another tab has taken meanwhile is not
 * given twice.
 *
 * @returns the ids that are the caller's now
 */
export function takeRest(
  id: string,
  wanted: ReadonlySet<Identifier>,
  standings: readonly Standing[],
): ReadonlySet<Identifier> {
  const job = readJob(id);
  if (!job) return new Set();
  const fates = readFates(id);
  const sent = Number(jobStorage.read(id, 'at') ?? 0);
  const got = new Set<Identifier>();
  const marks = standingsLeft(fates?.marks ?? '', sent, job.items.length).map((standing, place) => {
    if (standing === undefined) return TAKEN;
    const item = job.items[place];
    if (!item || !wanted.has(item.id) || !standings.includes(standing)) return markOf(standing);
    got.add(item.id);
    return TAKEN;
  });
  const next: Fates = {
    marks: marks.join(''),
    reasons: fates?.reasons ?? [],
    why: fates?.why ?? {},
    ended: fates?.ended ?? Date.now(),
    taken: (fates?.taken ?? 0) + got.size,
  };
  if (marks.every(mark => mark === TAKEN)) jobStorage.remove(id);
  else jobStorage.write(id, 'fates', JSON.stringify(next));
  return got;
}
