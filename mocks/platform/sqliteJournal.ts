import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { DataFileError } from './DataFileError.ts';
import type { Change, Journal, Kept, Origin } from './journal.ts';

/** A journal whose changes are on the disk when `write` returns. */
interface DiskJournal extends Journal {
  readonly begin: (origin: Origin, changes: readonly Change[]) => void;
  readonly write: (changes: readonly Change[]) => void;
}

/** What SQLite keeps of the layout of this file; 0 in a file that is new, or older than this number. */
const LAYOUT = 2;

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
  const origin = readOrigin(database);
  const kept = origin && { origin, changes: readChanges(database) };
  return { journal: createJournal(database), kept };
}

function openLocked(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: 0 });
    // The order matters: an exclusive connection keeps the log's index in its own memory, and its lock until it ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Takes the lock, before anything is looked at.
    database.exec('BEGIN IMMEDIATE');
    refuseForeign(database, file);
    database.exec(`
      CREATE TABLE IF NOT EXISTS origin (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS change (
        collection TEXT NOT NULL, id TEXT NOT NULL, value TEXT, PRIMARY KEY (collection, id)
      ) WITHOUT ROWID;
      PRAGMA user_version = ${LAYOUT};
      COMMIT`);
    return database;
  } catch (error) {
    throw explain(file, error);
  }
}

/** A file that is not of this layout stays as it is. */
function refuseForeign(database: DatabaseSync, file: string) {
  const layout = database.prepare('PRAGMA user_version').get()?.user_version;
  if (layout === LAYOUT) return;
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (tables.length === 0) return;
  database.exec('ROLLBACK');
  database.close();
  const isOlder = layout === 0 && tables.some(({ name }) => name === 'record');
  throw new DataFileError(
    isOlder
      ? `${file} is of an earlier version of this platform. Remove it for a new city, or choose another place with --data.`
      : notOurs(file),
  );
}

const notOurs = (file: string) =>
  `${file} is not a file of this platform. Choose another place with --data.`;

function explain(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === LOCKED) {
    return new DataFileError(
      `${file} is in use by another process. End it, or choose another place with --data.`,
    );
  }
  return code === NO_DATABASE ? new DataFileError(notOurs(file)) : error;
}

function readOrigin(database: DatabaseSync): Origin | undefined {
  const row = database.prepare('SELECT value FROM origin').get();
  return row && (JSON.parse(String(row.value)) as Origin);
}

function* readChanges(database: DatabaseSync): Generator<Change> {
  const rows = database.prepare('SELECT collection, id, value FROM change ORDER BY collection, id');
  for (const { collection, id, value } of rows.iterate()) {
    yield {
      collection: String(collection),
      id: String(id),
      value: value === null ? null : String(value),
    };
  }
}

function createJournal(database: DatabaseSync): DiskJournal {
  const put = database.prepare('INSERT OR REPLACE INTO change VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM change WHERE collection = ? AND id = ?');
  const begin = database.prepare('INSERT INTO origin VALUES (1, ?)');
  const apply = ({ collection, id, value }: Change) =>
    value === undefined ? forget.run(collection, id) : put.run(collection, id, value);

  function atOnce(work: () => void) {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    begin: (origin, changes) =>
      atOnce(() => {
        begin.run(JSON.stringify(origin));
        changes.forEach(apply);
      }),
    write: changes => atOnce(() => changes.forEach(apply)),
    close() {
      if (database.isOpen) database.close();
    },
  };
}
