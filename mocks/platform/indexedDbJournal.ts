import type { Change, Journal, Kept } from './journal.ts';

const DATABASE = 'mock-platform';
const STORE = 'record';

/** Opens the state that this browser keeps for its origin, so that a reload signs nobody out. */
export async function openIndexedDbJournal(): Promise<{ journal: Journal; kept?: Kept }> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  const kept = await readAll(database);
  const journal = {
    write: (changes: readonly Change[]) => write(database, changes),
    close: () => database.close(),
  };
  return kept ? { journal, kept } : { journal };
}

async function readAll(database: IDBDatabase): Promise<Kept | undefined> {
  const store = database.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([
    settled(store.getAllKeys()),
    settled(store.getAll() as IDBRequest<string[]>),
  ]);
  if (keys.length === 0) return undefined;
  const kept: Record<string, string[]> = {};
  keys.forEach((key, i) => {
    const [collection] = key as [string, string];
    (kept[collection] ??= []).push(values[i] ?? '');
  });
  return kept;
}

function write(database: IDBDatabase, changes: readonly Change[]): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  for (const { collection, id, value } of changes) {
    if (value === undefined) store.delete([collection, id]);
    else store.put(value, [collection, id]);
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The state was not kept.'));
  });
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The state cannot be read.'));
  });
}
