import { floorToQuarterHour } from '../city/generateCity.ts';
import { runLiveUpdates } from './live/runLiveUpdates.ts';
import { type HostOptions, openPlatform, type Platform } from './openPlatform.ts';
import { sleep } from '../platform/pause.ts';
import { scryptHasher } from '../platform/scryptHasher.ts';
import { openSqliteJournal } from '../platform/sqliteJournal.ts';

/** A platform in a process of its own. */
export interface DurablePlatform extends Platform {
  /** True when the state is restored from an earlier run, so that a seed and sizes had no effect. */
  readonly isRestored: boolean;
  readonly close: () => void;
}

/**
 * Opens a platform whose state is in a file, or in memory without one; a new city is as of the last quarter of an hour.
 * It has caught up with the time when the promise resolves, and continues to advance.
 *
 * @throws DataFileError when the file is in use, has another format, or belongs to another city
 */
export async function openDurablePlatform(
  file: string | undefined,
  options: Omit<HostOptions, 'hasher' | 'journal' | 'persistedState'>,
): Promise<DurablePlatform> {
  const openedJournal = file === undefined ? undefined : openSqliteJournal(file);
  try {
    const platform = await openPlatform({
      delay: sleep,
      ...options,
      city: {
        ...options.city,
        now: options.city?.now ?? floorToQuarterHour((options.clock ?? Date.now)()),
      },
      ...openedJournal,
      journalLocation: file,
      hasher: scryptHasher,
    });
    const stopLiveUpdates = await runLiveUpdates(platform.live, error =>
      options.onError?.(error, ''),
    );
    const stopWarmUp = platform.warmUp();
    return {
      ...platform,
      isRestored: openedJournal?.persistedState !== undefined,
      close() {
        stopLiveUpdates();
        stopWarmUp();
        platform.live.closeAll();
        openedJournal?.journal.close();
      },
    };
  } catch (error) {
    openedJournal?.journal.close();
    throw error;
  }
}
