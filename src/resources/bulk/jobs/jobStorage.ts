import { jobOwner } from './jobOwner.ts';

/** The parts in which a job is written down: what is done to which; how far it came; what became of each. */
export type JobPart = 'about' | 'at' | 'fates';

/** Jobs that are kept at most, the oldest go first. */
const MAX_JOBS = 20;

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach(listener => listener());

const getStorageKey = (id: string, part: JobPart): string | undefined => {
  const prefix = jobOwner.getKeyPrefix();
  return prefix === undefined ? undefined : `${prefix}${id}.${part}`;
};

/** The browser's storage, as far as jobs of the person who is signed in are in it. Writing is done when it returns. */
export const jobStorage = {
  read(id: string, part: JobPart): string | undefined {
    const key = getStorageKey(id, part);
    try {
      return (key && localStorage.getItem(key)) ?? undefined;
    } catch {
      return undefined;
    }
  },

  /** Whether there was room for it. */
  write(id: string, part: JobPart, text: string): boolean {
    const key = getStorageKey(id, part);
    if (key === undefined) return false;
    try {
      localStorage.setItem(key, text);
      if (part !== 'at') notifyListeners();
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
    notifyListeners();
  },

  /** The ids of all jobs, newest first: an id begins with the moment in which its job began. */
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

  /** Makes room: of those that are over, the oldest go. */
  trim(isOver: (id: string) => boolean, maxJobs = MAX_JOBS): void {
    const over = jobStorage.ids().filter(isOver);
    const surplus = jobStorage.ids().length - maxJobs;
    if (surplus > 0) over.slice(-surplus).forEach(id => jobStorage.remove(id));
  },

  /** Told of what this tab writes, and of what others do. */
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith('jobs.') && !key.endsWith('.at')) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};
