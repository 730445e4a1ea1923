import type { Change, Journal, Kept, Origin } from './journal.ts';

const DATABASE = 'mock-platform';
/** Of the layout: what an earlier one kept is dropped, because nobody but a tester of the demo has it. */
const LAYOUT = 2;
const ORIGIN = 'origin';
const CHANGES = 'change';

/** Opens the state that this browser keeps for its origin, so that a reload signs nobody out. */
export async function openIndexedDbJournal(): Promise<{ journal: Journal; kept?: Kept }> {
  const opening = indexedDB.open(DATABASE, LAYOUT);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name);
    for (const name of [ORIGIN, CHANGES]) result.createObjectStore(name);
  };
  const database = await settled(opening);
  // Another tab that brings a new layout may have it.
  database.onversionchange = () => database.close();
  const kept = await readKept(database);
  const journal: Journal = {
    begin: (origin, changes) => write(database, changes, origin),
    write: changes => write(database, changes),
    close: () => database.close(),
  };
  return kept ? { journal, kept } : { journal };
}

/** Forgets everything, so that the next to open it begins anew. */
export async function clearIndexedDbJournal(): Promise<void> {
  await settled(indexedDB.deleteDatabase(DATABASE));
}

async function readKept(database: IDBDatabase): Promise<Kept | undefined> {
  const transaction = database.transaction([ORIGIN, CHANGES]);
  const store = transaction.objectStore(CHANGES);
  const [origin, keys, values] = await Promise.all([
    settled(transaction.objectStore(ORIGIN).get(1) as IDBRequest<Origin | undefined>),
    settled(store.getAllKeys()),
    settled(store.getAll() as IDBRequest<(string | null)[]>),
  ]);
  if (!origin) return undefined;
  const changes = keys.map((key, i) => {
    const [collection, id] = key as [string, string];
    return { collection, id, value: values[i] ?? null };
  });
  return { origin, changes };
}

function write(database: IDBDatabase, changes: readonly Change[], origin?: Origin): Promise<void> {
  const transaction = database.transaction([ORIGIN, CHANGES], 'readwrite', {
    durability: 'strict',
  });
  if (origin) {
    transaction.objectStore(CHANGES).clear();
    transaction.objectStore(ORIGIN).put(origin, 1);
  }
  const store = transaction.objectStore(CHANGES);
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
