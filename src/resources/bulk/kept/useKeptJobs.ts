import { useEffect, useState, useSyncExternalStore } from 'react';

import { isShown } from '../../tasks/isShown.ts';
import { useTasks } from '../../tasks/useTasks.ts';
import { jobStorage } from './jobStorage.ts';
import type { KeptJob } from './KeptJob.ts';
import { readJob } from './readJobs.ts';
import { runningHere } from './runningHere.ts';

/** How a job stands: over; being done by another tab; or the page that did it is gone. */
export type JobState = 'over' | 'elsewhere' | 'interrupted';

export interface KnownJob {
  readonly job: KeptJob;
  readonly state: JobState;
}

/** Milliseconds between two looks at what other tabs do. */
const LOOK = 2_000;

/** The jobs that this browser has written down and no task of this page shows, newest first. */
export function useKeptJobs(): readonly KnownJob[] {
  const written = useSyncExternalStore(jobStorage.subscribe, stamp);
  const running = useRunning();
  const shown = new Set(useTasks().flatMap(task => (isShown(task) ? [task.keptAs] : [])));
  const ids = written === '' ? [] : jobStorage.ids();
  return ids.flatMap((id): readonly KnownJob[] => {
    if (shown.has(id) || runningHere.has(id)) return [];
    const job = readJob(id);
    if (!job) return [];
    const isOver = job.ended !== undefined;
    return [{ job, state: isOver ? 'over' : running.has(id) ? 'elsewhere' : 'interrupted' }];
  });
}

/** Another text whenever something else is written down. */
const stamp = () =>
  jobStorage
    .ids()
    .map(id => `${id} ${jobStorage.read(id, 'fates') ?? ''}`)
    .join('\n');

const NONE: ReadonlySet<string> = new Set();

function useRunning(): ReadonlySet<string> {
  const [running, setRunning] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await runningHere.everywhere();
      if (!isGone) setRunning(found);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return running;
}
