import type { StoreChange, Journal, PersistedState, StateOrigin } from './journal.ts';

const DATABASE = 'mock-platform';
/** The version of the layout: the data of an earlier one is dropped, because only testers of the demo have it. */
const LAYOUT_VERSION = 2;
const ORIGIN_STORE = 'origin';
const CHANGE_STORE = 'change';

/** Opens the state that this browser stores for its origin, so that a reload does not sign the user out. */
export async function openIndexedDbJournal(): Promise<{
  journal: Journal;
  persistedState?: PersistedState;
}> {
  const openRequest = indexedDB.open(DATABASE, LAYOUT_VERSION);
  openRequest.onupgradeneeded = () => {
    const { result } = openRequest;
    for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name);
    for (const name of [ORIGIN_STORE, CHANGE_STORE]) result.createObjectStore(name);
  };
  const database = await toPromise(openRequest);
  // Another tab with a new layout may take over the database.
  database.onversionchange = () => database.close();
  const persistedState = await readPersistedState(database);
  const journal: Journal = {
    begin: (origin, changes) => write(database, changes, origin),
    write: changes => write(database, changes),
    close: () => database.close(),
  };
  return persistedState ? { journal, persistedState } : { journal };
}

/** Deletes the whole state, so that the next start creates a new one. */
export async function clearIndexedDbJournal(): Promise<void> {
  await toPromise(indexedDB.deleteDatabase(DATABASE));
}

async function readPersistedState(database: IDBDatabase): Promise<PersistedState | undefined> {
  const transaction = database.transaction([ORIGIN_STORE, CHANGE_STORE]);
  const store = transaction.objectStore(CHANGE_STORE);
  const [origin, keys, values] = await Promise.all([
    toPromise(transaction.objectStore(ORIGIN_STORE).get(1) as IDBRequest<StateOrigin | undefined>),
    toPromise(store.getAllKeys()),
    toPromise(store.getAll() as IDBRequest<(string | null)[]>),
  ]);
  if (!origin) return undefined;
  const changes = keys.map((key, i) => {
    const [collection, id] = key as [string, string];
    return { collection, id, value: values[i] ?? null };
  });
  return { origin, changes };
}

function write(
  database: IDBDatabase,
  changes: readonly StoreChange[],
  origin?: StateOrigin,
): Promise<void> {
  const transaction = database.transaction([ORIGIN_STORE, CHANGE_STORE], 'readwrite', {
    durability: 'strict',
  });
  if (origin) {
    transaction.objectStore(CHANGE_STORE).clear();
    transaction.objectStore(ORIGIN_STORE).put(origin, 1);
  }
  const store = transaction.objectStore(CHANGE_STORE);
  for (const { collection, id, value } of changes) {
    if (value === undefined) store.delete([collection, id]);
    else store.put(value, [collection, id]);
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The state was not stored.'));
  });
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The state cannot be read.'));
  });
}
