import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { DataFileError } from './DataFileError.ts';
import type { StoreChange, Journal, PersistedState, StateOrigin } from './journal.ts';

/** A journal whose changes are on the disk when `write` returns. */
interface DiskJournal extends Journal {
  readonly begin: (origin: StateOrigin, changes: readonly StoreChange[]) => void;
  readonly write: (changes: readonly StoreChange[]) => void;
}

/** SQLite's version number of the layout of this file; 0 in a file that is new, or older than this number. */
const LAYOUT_VERSION = 3;

/** The layout before: it has the tokens themselves, not their hashes. */
const PLAIN_TOKENS_LAYOUT = 2;

/** Only the owner reads and writes the file: it contains hashes of passwords and tokens, and the names of users. */
const FILE_MODE = 0o600;

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/**
 * Opens a state file and locks it for this process.
 *
 * A write is on the disk before `write` returns: `synchronous = FULL` syncs the write-ahead log at every commit, so a
 * killed process loses no acknowledged write, and a partial commit is dropped at the next start.
 *
 * @returns the contents of the file, or undefined for a new file
 * @throws DataFileError when another process has locked it, or it is no such file
 */
export function openSqliteJournal(file: string): {
  journal: DiskJournal;
  persistedState: PersistedState | undefined;
} {
  // A folder created for the file is accessible only to its owner.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openLockedDatabase(file);
  const origin = readOrigin(database);
  const persistedState = origin && { origin, changes: readChanges(database) };
  return { journal: createJournal(database), persistedState };
}

function openLockedDatabase(file: string): DatabaseSync {
  try {
    // SQLite would create the file as readable by others, and creates its log like the file.
    closeSync(openSync(file, 'a', FILE_MODE));
    const database = new DatabaseSync(file, { timeout: 0 });
    // The order matters: an exclusive connection has the log's index in its own memory, and its lock until it ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Takes the lock, before any read.
    database.exec('BEGIN IMMEDIATE');
    assertOwnLayout(database, file);
    for (const path of [file, `${file}-wal`]) if (existsSync(path)) chmodSync(path, FILE_MODE);
    database.exec(`
      CREATE TABLE IF NOT EXISTS origin (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS change (
        collection TEXT NOT NULL, id TEXT NOT NULL, value TEXT, PRIMARY KEY (collection, id)
      ) WITHOUT ROWID;
      PRAGMA user_version = ${LAYOUT_VERSION};
      COMMIT`);
    return database;
  } catch (error) {
    throw toDataFileError(file, error);
  }
}

/** Asserts the layout; a file of another layout stays unchanged. */
function assertOwnLayout(database: DatabaseSync, file: string) {
  const layout = database.prepare('PRAGMA user_version').get()?.user_version;
  if (layout === LAYOUT_VERSION) return;
  if (layout === PLAIN_TOKENS_LAYOUT) {
    // Everyone signs in again. The deleted bytes are overwritten.
    database.exec(
      "PRAGMA secure_delete = ON; DELETE FROM change WHERE collection = 'tokens'; PRAGMA secure_delete = OFF",
    );
    return;
  }
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (tables.length === 0) return;
  database.exec('ROLLBACK');
  database.close();
  const isOlder = layout === 0 && tables.some(({ name }) => name === 'record');
  throw new DataFileError(
    isOlder
      ? `${file} is of an earlier version of this platform. Remove it for a new city, or choose another location with --data.`
      : formatForeignFile(file),
  );
}

const formatForeignFile = (file: string) =>
  `${file} is not a file of this platform. Choose another location with --data.`;

function toDataFileError(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === SQLITE_BUSY) {
    return new DataFileError(
      `${file} is in use by another process: a platform already runs with this state. End it, or choose another location with --data.`,
    );
  }
  return code === SQLITE_NOTADB ? new DataFileError(formatForeignFile(file)) : error;
}

function readOrigin(database: DatabaseSync): StateOrigin | undefined {
  const row = database.prepare('SELECT value FROM origin').get();
  return row && (JSON.parse(String(row.value)) as StateOrigin);
}

function* readChanges(database: DatabaseSync): Generator<StoreChange> {
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
  const putStatement = database.prepare('INSERT OR REPLACE INTO change VALUES (?, ?, ?)');
  const deleteStatement = database.prepare('DELETE FROM change WHERE collection = ? AND id = ?');
  const begin = database.prepare('INSERT INTO origin VALUES (1, ?)');
  const applyChange = ({ collection, id, value }: StoreChange) =>
    value === undefined
      ? deleteStatement.run(collection, id)
      : putStatement.run(collection, id, value);

  function runInTransaction(runStatements: () => void) {
    database.exec('BEGIN IMMEDIATE');
    try {
      runStatements();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    begin: (origin, changes) =>
      runInTransaction(() => {
        begin.run(JSON.stringify(origin));
        changes.forEach(applyChange);
      }),
    write: changes => runInTransaction(() => changes.forEach(applyChange)),
    close() {
      if (database.isOpen) database.close();
    },
  };
}
