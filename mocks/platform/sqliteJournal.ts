import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Change, Journal, Kept } from './journal.ts';

/** A journal whose changes are on the disk when `write` returns. */
interface DiskJournal extends Journal {
  readonly write: (changes: readonly Change[]) => void;
}

/** A file of state that cannot be used; the message says why and what to do. */
export class DataFileError extends Error {}

const LOCKED = 5;
const NO_DATABASE = 26;

/**
 * Opens a file of state and locks it for this process.
 *
 * A write is on the disk before `write` returns: `synchronous = FULL` syncs the write-ahead log at every commit,
 * so a process that is killed loses nothing that was acknowledged, and a half-written commit is dropped at the next start.
 *
 * @returns what the file has kept, or undefined for a new file
 * @throws DataFileError when another process has it, or it is no such file
 */
export function openSqliteJournal(file: string): { journal: DiskJournal; kept: Kept | undefined } {
  // The file holds tokens that are good: a folder made for it is its owner's alone.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openLocked(file);
  const kept = readAll(database);
  return { journal: createJournal(database), kept };
}

function openLocked(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: 0 });
    // The order matters: an exclusive connection keeps the log's index in its own memory, and its lock until it ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS record (
        collection TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (collection, id)
      ) WITHOUT ROWID;
      COMMIT`);
    return database;
  } catch (error) {
    throw explain(file, error);
  }
}

function explain(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === LOCKED) {
    return new DataFileError(
      `${file} is in use by another process. End it, or choose another place with --data.`,
    );
  }
  if (code === NO_DATABASE) {
    return new DataFileError(
      `${file} is not a file of this platform. Choose another place with --data.`,
    );
  }
  return error;
}

function readAll(database: DatabaseSync): Kept | undefined {
  const kept: Record<string, string[]> = {};
  const rows = database.prepare('SELECT collection, value FROM record ORDER BY collection, id');
  for (const { collection, value } of rows.iterate()) {
    (kept[String(collection)] ??= []).push(String(value));
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function createJournal(database: DatabaseSync): DiskJournal {
  const put = database.prepare('INSERT OR REPLACE INTO record VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM record WHERE collection = ? AND id = ?');
  const apply = ({ collection, id, value }: Change) =>
    value === undefined ? remove.run(collection, id) : put.run(collection, id, value);

  return {
    write(changes) {
      database.exec('BEGIN IMMEDIATE');
      try {
        changes.forEach(apply);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
