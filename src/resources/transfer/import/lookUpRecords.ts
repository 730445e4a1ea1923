import type { RaRecord } from 'react-admin';

import { isForbidden } from '../../../domain/errorStatus.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { normalizeByRule } from '../../values/fieldRules.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type {
  ImportWorker,
  CollectedReferences,
  ImportRecordId,
} from '../importWorker/ImportWorker.ts';
import { lookUpNames, type NameLookupOptions } from './lookUpNames.ts';
import { STRICT_LIST_META } from './strictListMeta.ts';

const KEYS_PER_REQUEST = 500;
/** For more keys than this, a scan of the whole list may take fewer calls than lookups by key. */
const SCAN_THRESHOLD_KEYS = 2_000;
const SCAN_PAGE_SIZE = 1_000;
/** The number of keys that one lookup call takes. */
const KEYS_PER_CALL = 100;

/** The records that the cells of a file reference. */
export interface LookupResult {
  /** Whether the import worker has received the existing ids. */
  readonly hasExistingIds: boolean;
  readonly records: ReadonlyMap<string, ReadonlyMap<string, ImportRecordId | null>>;
  /** Resources whose records were not looked up: there are too many, or access is denied. */
  readonly uncheckedResources: readonly string[];
}

export interface LookupOptions extends Omit<NameLookupOptions, 'target'> {
  readonly descriptor: ResourceDescriptor;
  readonly descriptorOf: (resource: string) => ResourceDescriptor | undefined;
  readonly collected: CollectedReferences;
  readonly worker: Pick<ImportWorker, 'getKeys' | 'addExistingIds'>;
  /** Whether the import mode needs to know which records exist. */
  readonly needsKeys: boolean;
}

/**
 * Finds which of the records that a file names exist: by id, and values that are no id by name.
 *
 * @throws the error of the platform for the resource itself
 */
export async function lookUpRecords(
  options: LookupOptions,
  control: TaskControl,
): Promise<LookupResult> {
  const { provider, descriptor, collected, descriptorOf, needsKeys } = options;
  const references = Object.entries(collected.references);
  const hasExistingIds = needsKeys && descriptor.verbs.list !== undefined;
  const keys = hasExistingIds ? collected.keyCount : 0;
  const total = keys + references.reduce((sum, [, cellTexts]) => sum + (cellTexts?.length ?? 0), 0);
  let done = 0;
  const addProgress = (count: number) => {
    done += count;
    control.reportProgress({ done, total, failed: 0 });
  };
  const findById = async (resource: string, cellTexts: readonly string[]) => {
    const target = descriptorOf(resource);
    const ids = cellTexts.map(one => toRecordId(target, one));
    const existingIds = new Map<string, ImportRecordId>();
    for (let at = 0; at < ids.length; at += KEYS_PER_REQUEST) {
      control.signal.throwIfAborted();
      const idChunk = ids.slice(at, at + KEYS_PER_REQUEST);
      const { data } = await provider.getMany<RaRecord>(resource, {
        ids: idChunk,
        signal: control.signal,
        meta: STRICT_LIST_META,
      });
      for (const { id } of data) existingIds.set(String(id), id);
      addProgress(idChunk.length);
    }
    const found = new Map<string, ImportRecordId>();
    for (const [at, one] of cellTexts.entries()) {
      const id = existingIds.get(String(ids[at]));
      if (id !== undefined) found.set(one, id);
    }
    return found;
  };

  const hasScanned =
    keys > SCAN_THRESHOLD_KEYS && (await addIdsByScan(options, control, addProgress));
  if (!hasScanned) await addIdsByKey(options, keys, control, addProgress);
  const records = new Map<string, ReadonlyMap<string, ImportRecordId | null>>();
  const uncheckedResources: string[] = [];
  for (const [resource, cellTexts] of references) {
    const target = descriptorOf(resource);
    if (!target?.verbs.list || !cellTexts) {
      uncheckedResources.push(resource);
      addProgress(cellTexts?.length ?? 0);
      continue;
    }
    try {
      const found = new Map<string, ImportRecordId | null>(await findById(resource, cellTexts));
      const unresolved = cellTexts.filter(one => !found.has(one));
      for (const [name, id] of await lookUpNames(
        { ...options, target },
        unresolved,
        control.signal,
      ))
        found.set(name, id);
      records.set(resource, found);
    } catch (error) {
      control.signal.throwIfAborted();
      if (!isForbidden(error)) throw error;
      uncheckedResources.push(resource);
    }
  }
  return { hasExistingIds, records, uncheckedResources };
}

type AddProgress = (count: number) => void;

/**
 * Sends the existing keys to the worker, from a scan of the whole list. Returns false where a lookup by key takes fewer
 * calls.
 */
async function addIdsByScan(
  { provider, descriptor, worker, collected: { keyCount } }: LookupOptions,
  { signal }: TaskControl,
  addProgress: AddProgress,
): Promise<boolean> {
  let reportedCount = 0;
  const sort = { field: descriptor.key, order: 'ASC' } as const;
  const pageOptions = { size: SCAN_PAGE_SIZE, sort, signal, onlyKeys: true, ...STRICT_LIST_META };
  const pages = await provider.eachPage(descriptor.name, pageOptions);
  for await (const { rows, total } of pages) {
    const calls = total === undefined ? Infinity : total / Math.max(1, rows.length);
    if (reportedCount === 0 && calls > keyCount / KEYS_PER_CALL) return false;
    await worker.addExistingIds(rows.map(({ id }) => id));
    const part = Math.min(keyCount - reportedCount, Math.ceil(keyCount / Math.max(1, calls)));
    reportedCount += part;
    addProgress(part);
  }
  addProgress(keyCount - reportedCount);
  return true;
}

/** Sends the existing keys to the worker, looked up by key. */
async function addIdsByKey(
  { provider, descriptor, worker }: LookupOptions,
  count: number,
  { signal }: TaskControl,
  addProgress: AddProgress,
): Promise<void> {
  for (let at = 0; at < count; at += KEYS_PER_REQUEST) {
    signal.throwIfAborted();
    const keyChunk = await worker.getKeys(at, KEYS_PER_REQUEST);
    const ids = keyChunk.map(one => toRecordId(descriptor, one));
    const { data } = await provider.getMany<RaRecord>(descriptor.name, {
      ids,
      signal,
      meta: STRICT_LIST_META,
    });
    await worker.addExistingIds(data.map(({ id }) => id));
    addProgress(keyChunk.length);
  }
}

/** Converts a cell to an id by the document: a number for numeric keys, a device id in capitals. */
function toRecordId(descriptor: ResourceDescriptor | undefined, cellText: string): ImportRecordId {
  const field = descriptor?.fields.find(({ source }) => source === descriptor.key);
  if (field?.kind === 'integer' && /^\d+$/u.test(cellText)) return Number(cellText);
  return field ? normalizeByRule(field, cellText) : cellText;
}
