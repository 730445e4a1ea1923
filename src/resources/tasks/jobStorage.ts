import { createListeners } from '../../domain/createListeners.ts';
import { jobOwner } from './jobOwner.ts';

/** The parts of a saved job: its definition; its progress; its outcomes. */
export type JobPart = 'about' | 'at' | 'fates';

/** The oldest jobs are removed first. */
const MAX_JOBS = 20;

/** Changes by this tab, and those by others while they are followed. */
const changes = createListeners({
  onStart: () => addEventListener('storage', notifyOfOtherTab),
  onStop: () => removeEventListener('storage', notifyOfOtherTab),
});

function notifyOfOtherTab({ key }: StorageEvent): void {
  if (key?.startsWith('jobs.') && !key.endsWith('.at')) changes.notify();
}

const getStorageKey = (id: string, part: JobPart): string | undefined => {
  const prefix = jobOwner.getKeyPrefix();
  return prefix === undefined ? undefined : `${prefix}${id}.${part}`;
};

/** The storage of the jobs of the current user. Writes are synchronous. */
export const jobStorage = {
  read(id: string, part: JobPart): string | undefined {
    const key = getStorageKey(id, part);
    try {
      return (key && localStorage.getItem(key)) ?? undefined;
    } catch {
      return undefined;
    }
  },

  /** Writes a part; returns false where storage has no room. */
  write(id: string, part: JobPart, text: string): boolean {
    const key = getStorageKey(id, part);
    if (key === undefined) return false;
    try {
      localStorage.setItem(key, text);
      if (part !== 'at') changes.notify();
      return true;
    } catch {
      return false;
    }
  },

  remove(id: string): void {
    for (const part of ['about', 'at', 'fates'] as const) {
      const key = getStorageKey(id, part);
      if (key !== undefined) localStorage.removeItem(key);
    }
    changes.notify();
  },

  /** Returns the ids of all jobs, newest first: an id starts with the start time of its job. */
  ids(): readonly string[] {
    const prefix = jobOwner.getKeyPrefix();
    if (prefix === undefined) return [];
    try {
      return Object.keys(localStorage)
        .filter(key => key.startsWith(prefix) && key.endsWith('.about'))
        .map(key => key.slice(prefix.length, -'.about'.length))
        .toSorted()
        .toReversed();
    } catch {
      return [];
    }
  },

  /** Frees space: removes the oldest finished jobs. */
  trim(isOver: (id: string) => boolean, maxJobs = MAX_JOBS): void {
    const over = jobStorage.ids().filter(isOver);
    const surplus = jobStorage.ids().length - maxJobs;
    if (surplus > 0) over.slice(-surplus).forEach(id => jobStorage.remove(id));
  },

  /** Notifies of changes by this tab and by others. */
  subscribe: changes.subscribe,
};
