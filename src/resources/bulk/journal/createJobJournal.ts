import { getPlatformTime } from '../../../domain/platformClock.ts';
import type { JobJournal } from '../run/BulkRun.ts';
import { createOutcomeRecorder } from './savedOutcomes.ts';
import { jobStorage } from '../../tasks/jobStorage.ts';
import { jobOwner } from '../../tasks/jobOwner.ts';
import type { JobPlan } from './SavedJob.ts';
import { getSavedErrorReason } from './SavedError.ts';
import { readSavedOutcomes } from './readJobs.ts';
import { jobLocks } from './jobLocks.ts';

/** Milliseconds between two saves of the outcomes; sent records are saved immediately. */
const WRITE_INTERVAL_MS = 500;

export interface JournaledJob {
  readonly id: string;
  readonly journal: JobJournal;
}

/**
 * Saves a job before it starts, and its outcomes while it runs. Each record is marked before it is sent, so that after
 * the end of the page the unsent ones are known for certain.
 *
 * @returns undefined where storage is unavailable or full: the job then ends with the page
 */
export function createJobJournal({ items, ...plan }: JobPlan): JournaledJob | undefined {
  const began = getPlatformTime();
  const id = `${began}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  jobStorage.trim(each => readSavedOutcomes(each)?.ended !== undefined);
  const about = { ...plan, began, items: items.map(item => [item.id, item.name]) };
  if (!jobStorage.write(id, 'about', JSON.stringify(about))) return undefined;
  const outcomeRecorder = createOutcomeRecorder(items.length, getSavedErrorReason);
  const releaseLock = jobLocks.acquire(id);
  const session = jobOwner.getSessionNumber();
  const isSameSession = () => session === jobOwner.getSessionNumber();
  const save = (extra: object = {}) =>
    isSameSession() &&
    jobStorage.write(id, 'fates', JSON.stringify({ ...outcomeRecorder.read(), ...extra }));
  save();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      save();
    }, WRITE_INTERVAL_MS);
  };
  // Saves the last outcomes before the page ends.
  const saveNow = () => void save();
  addEventListener('pagehide', saveNow);
  return {
    id,
    journal: {
      recordSending: index => {
        if (isSameSession()) jobStorage.write(id, 'at', String(index + 1));
      },
      recordOutcome: (index, outcome) => {
        outcomeRecorder.record(index, outcome);
        saveSoon();
      },
      close: () => {
        clearTimeout(timer);
        removeEventListener('pagehide', saveNow);
        save({ ended: getPlatformTime() });
        releaseLock();
      },
    },
  };
}
