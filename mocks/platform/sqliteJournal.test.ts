import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSqliteJournal } from './sqliteJournal.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'journal-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the journal of the server', () => {
  it('has nothing in a new file, whose folder it makes', () => {
    const { journal, kept } = openSqliteJournal(join(folder, 'new', 'state.sqlite'));
    expect(kept).toBeUndefined();
    journal.close();
  });

  it('makes a folder that nobody else can look into, because the file holds tokens', () => {
    openSqliteJournal(join(folder, 'new', 'state.sqlite')).journal.close();
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  it('keeps the last value of every record, and none that was removed [MOCK-02/users]', () => {
    const file = join(folder, 'state.sqlite');
    const first = openSqliteJournal(file);
    first.journal.write([
      { collection: 'users', id: '1', value: '{"id":"1","username":"李"}' },
      { collection: 'users', id: '2', value: '{"id":"2"}' },
      { collection: 'tokens', id: '1', value: '{"id":"1"}' },
    ]);
    first.journal.write([
      { collection: 'users', id: '1', value: '{"id":"1","username":"张"}' },
      { collection: 'users', id: '2', value: undefined },
    ]);
    first.journal.close();

    const second = openSqliteJournal(file);
    expect(second.kept).toEqual({ users: ['{"id":"1","username":"张"}'], tokens: ['{"id":"1"}'] });
    second.journal.close();
  });

  it('refuses a file that somebody else has, and says what to do', () => {
    const file = join(folder, 'state.sqlite');
    const { journal } = openSqliteJournal(file);
    expect(() => openSqliteJournal(file)).toThrow(
      `${file} is in use by another process. End it, or choose another place with --data.`,
    );
    journal.close();
    openSqliteJournal(file).journal.close();
  });

  it('refuses a file that is something else', () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, this is no database. '.repeat(40));
    expect(() => openSqliteJournal(file)).toThrow(/letter\.txt is not a file of this platform/);
  });
});
