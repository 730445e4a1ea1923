import type { Platform } from './kernel.ts';
import { type HostOptions, openPlatform } from './openPlatform.ts';
import { scryptHasher } from './scryptHasher.ts';
import { openSqliteJournal } from './sqliteJournal.ts';

/** A platform of a process of its own. */
export interface DurablePlatform extends Platform {
  /** True when the state is that of an earlier run, so that a seed and sizes had no effect. */
  readonly isKept: boolean;
  readonly close: () => void;
}

/**
 * A platform whose state is in a file, or in memory without one.
 *
 * @throws DataFileError when the file is in use or is something else
 */
export async function openDurablePlatform(
  file: string | undefined,
  options: Omit<HostOptions, 'hasher' | 'journal' | 'kept'>,
): Promise<DurablePlatform> {
  const opened = file === undefined ? undefined : openSqliteJournal(file);
  const platform = await openPlatform({ ...options, ...opened, hasher: scryptHasher });
  return {
    answer: platform.answer,
    isKept: opened?.kept !== undefined,
    close: () => opened?.journal.close(),
  };
}
