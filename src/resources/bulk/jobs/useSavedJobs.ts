import { useEffect, useState, useSyncExternalStore } from 'react';

import { isTaskListed } from '../../tasks/isTaskListed.ts';
import { useTasks } from '../../tasks/useTasks.ts';
import { jobStorage } from './jobStorage.ts';
import type { SavedJob } from './SavedJob.ts';
import { readJob } from './readJobs.ts';
import { jobLocks } from './jobLocks.ts';

/** How a job stands: over; being done by another tab; or the page that did it is gone. */
export type SavedJobState = 'over' | 'elsewhere' | 'interrupted';

export interface SavedJobWithState {
  readonly job: SavedJob;
  readonly state: SavedJobState;
}

/** Milliseconds between two looks at what other tabs do. */
const LOCK_POLL_INTERVAL_MS = 2_000;

/** The jobs that this browser has written down and no task of this page shows, newest first. */
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

/** Another text whenever something else is written down. */
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
