import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { StateOrigin } from './journal.ts';
import { openSqliteJournal } from './sqliteJournal.ts';

const origin: StateOrigin = {
  from: 'city',
  seed: 1,
  assets: 10,
  users: 2,
  now: 0,
  fingerprint: 'f',
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'journal-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the journal of the server', () => {
  it('has nothing in a new file, whose folder it makes', () => {
    const { journal, persistedState } = openSqliteJournal(join(folder, 'new', 'state.sqlite'));
    expect(persistedState).toBeUndefined();
    journal.close();
  });

  it('makes a folder that no other user can read, because the file holds tokens', () => {
    openSqliteJournal(join(folder, 'new', 'state.sqlite')).journal.close();
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  it('is readable by its owner alone, as is its log, in an open folder and from an earlier run [SEC-10/secrets]', () => {
    const file = join(folder, 'state.sqlite');
    const modes = () => [file, `${file}-wal`].map(path => statSync(path).mode & 0o777);
    const first = openSqliteJournal(file);
    expect(modes()).toEqual([0o600, 0o600]);
    first.journal.close();
    chmodSync(file, 0o644);
    const second = openSqliteJournal(file);
    expect(modes()).toEqual([0o600, 0o600]);
    second.journal.close();
  });

  it('removes the tokens of the layout that stored them as they are, and keeps the rest [SEC-10/secrets]', () => {
    const file = join(folder, 'state.sqlite');
    const { journal } = openSqliteJournal(file);
    journal.begin(origin, [
      { collection: 'tokens', id: 'PLAIN-TOKEN', value: '{"id":"PLAIN-TOKEN"}' },
      { collection: 'users', id: '1', value: '{"id":"1"}' },
    ]);
    journal.close();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 2');
    database.close();
    const { journal: opened, persistedState } = openSqliteJournal(file);
    expect(Array.from(persistedState?.changes ?? [], ({ id }) => id)).toEqual(['1']);
    opened.close();
    expect(readFileSync(file, 'latin1')).not.toContain('PLAIN-TOKEN');
  });

  it('stores the initial state, the last value of every change, and the removal of a generated one', () => {
    const file = join(folder, 'state.sqlite');
    const first = openSqliteJournal(file);
    first.journal.begin(origin, [{ collection: 'users', id: '0', value: '{"id":"0"}' }]);
    first.journal.write([
      { collection: 'users', id: '1', value: '{"id":"1","username":"李"}' },
      { collection: 'users', id: '2', value: '{"id":"2"}' },
      { collection: 'tokens', id: '1', value: '{"id":"1"}' },
      { collection: 'tokens', id: '2', value: '{"id":"2"}' },
    ]);
    first.journal.write([
      { collection: 'users', id: '1', value: '{"id":"1","username":"张"}' },
      { collection: 'users', id: '2', value: null },
      { collection: 'tokens', id: '2', value: undefined },
    ]);
    first.journal.close();

    const second = openSqliteJournal(file);
    expect(second.persistedState?.origin).toEqual(origin);
    expect([...(second.persistedState?.changes ?? [])]).toEqual([
      { collection: 'tokens', id: '1', value: '{"id":"1"}' },
      { collection: 'users', id: '0', value: '{"id":"0"}' },
      { collection: 'users', id: '1', value: '{"id":"1","username":"张"}' },
      { collection: 'users', id: '2', value: null },
    ]);
    second.journal.close();
  });

  it('rejects a file that is in use by another process, and names the remedy', () => {
    const file = join(folder, 'state.sqlite');
    const { journal } = openSqliteJournal(file);
    expect(() => openSqliteJournal(file)).toThrow(
      `${file} is in use by another process: a platform already runs with this state. End it, or choose another location with --data.`,
    );
    journal.close();
    openSqliteJournal(file).journal.close();
  });

  it('rejects a file that is something else', () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, this is no database. '.repeat(40));
    expect(() => openSqliteJournal(file)).toThrow(/letter\.txt is not a file of this platform/);
  });

  it.each([
    ['record', /is of an earlier version of this platform. Remove it for a new city/],
    ['song', /is not a file of this platform/],
  ])('rejects a database of another layout, and leaves it as it is: %s', (table, sentence) => {
    const file = join(folder, 'other.sqlite');
    const other = new DatabaseSync(file);
    other.exec(`CREATE TABLE ${table} (title TEXT)`);
    other.close();
    expect(() => openSqliteJournal(file)).toThrow(sentence);
    const again = new DatabaseSync(file);
    const tables = again.prepare('SELECT name FROM sqlite_schema').all();
    expect(tables).toMatchObject([{ name: table }]);
    again.close();
    expect(readFileSync(file).subarray(0, 6).toString()).toBe('SQLite');
  });
});
