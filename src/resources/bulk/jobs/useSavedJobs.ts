import { useEffect, useState, useSyncExternalStore } from 'react';

import { isTaskListed } from '../../tasks/isTaskListed.ts';
import { useTasks } from '../../tasks/useTasks.ts';
import { jobStorage } from '../../tasks/jobStorage.ts';
import type { SavedJob } from '../journal/SavedJob.ts';
import { readJob } from '../journal/readJobs.ts';
import { jobLocks } from '../journal/jobLocks.ts';

/** The state of a job: over; running in another tab; or interrupted by the end of its page. */
export type SavedJobState = 'over' | 'elsewhere' | 'interrupted';

export interface SavedJobWithState {
  readonly job: SavedJob;
  readonly state: SavedJobState;
}

/** Milliseconds between two checks of the locks of other tabs. */
const LOCK_POLL_INTERVAL_MS = 2_000;

/** Returns the saved jobs that no task of this page shows, newest first. */
export function useSavedJobs(): readonly SavedJobWithState[] {
  const storageVersion = useSyncExternalStore(jobStorage.subscribe, getStorageVersion);
  const runningIds = useRunningJobIds();
  const listedJobIds = new Set(
    useTasks().flatMap(task => (isTaskListed(task) ? [task.savedJobId] : [])),
  );
  const ids = storageVersion === '' ? [] : jobStorage.ids();
  return ids.flatMap((id): readonly SavedJobWithState[] => {
    if (listedJobIds.has(id) || jobLocks.isHeldHere(id)) return [];
    const job = readJob(id);
    if (!job) return [];
    const isOver = job.endedAt !== undefined;
    return [{ job, state: isOver ? 'over' : runningIds.has(id) ? 'elsewhere' : 'interrupted' }];
  });
}

/** Returns a text that changes with every saved change. */
const getStorageVersion = () =>
  jobStorage
    .ids()
    .map(id => `${id} ${jobStorage.read(id, 'fates') ?? ''}`)
    .join('\n');

const NO_IDS: ReadonlySet<string> = new Set();

function useRunningJobIds(): ReadonlySet<string> {
  const [runningIds, setRunningIds] = useState(NO_IDS);
  useEffect(() => {
    let isUnmounted = false;
    const refresh = async () => {
      const lockedIds = await jobLocks.listRunning();
      if (!isUnmounted) setRunningIds(lockedIds);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), LOCK_POLL_INTERVAL_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return runningIds;
}
