import { lastDrawing } from '../city/city.ts';
import { keepLiving } from './live/keepLiving.ts';
import { type HostOptions, openPlatform, type Platform } from './openPlatform.ts';
import { pause } from './pause.ts';
import { scryptHasher } from './scryptHasher.ts';
import { openSqliteJournal } from './sqliteJournal.ts';

/** A platform of a process of its own. */
export interface DurablePlatform extends Platform {
  /** True when the state is that of an earlier run, so that a seed and sizes had no effect. */
  readonly isKept: boolean;
  readonly close: () => void;
}

/**
 * A platform whose state is in a file, or in memory without one; a new city is as of the last quarter of an hour. It has caught up with the time when it is given, and
 * keeps up with it.
 *
 * @throws DataFileError when the file is in use, is something else, or belongs to another city
 */
export async function openDurablePlatform(
  file: string | undefined,
  options: Omit<HostOptions, 'hasher' | 'journal' | 'kept'>,
): Promise<DurablePlatform> {
  const opened = file === undefined ? undefined : openSqliteJournal(file);
  try {
    const platform = await openPlatform({
      delay: pause,
      ...options,
      city: {
        ...options.city,
        now: options.city?.now ?? lastDrawing((options.clock ?? Date.now)()),
      },
      ...opened,
      place: file,
      hasher: scryptHasher,
    });
    const end = await keepLiving(platform.live, error => options.onError?.(error, ''));
    const cool = platform.warmUp();
    return {
      ...platform,
      isKept: opened?.kept !== undefined,
      close() {
        end();
        cool();
        platform.live.closeAll();
        opened?.journal.close();
      },
    };
  } catch (error) {
    opened?.journal.close();
    throw error;
  }
}
