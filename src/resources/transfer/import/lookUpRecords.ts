import type { RaRecord } from 'react-admin';

import { isForbidden } from '../../../domain/errorStatus.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { normalizeByRule } from '../../form/fieldRules.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type {
  ImportWorker,
  CollectedReferences,
  ImportRecordId,
} from '../importWorker/ImportWorker.ts';
import { lookUpNames, type NameLookupOptions } from './lookUpNames.ts';
import { STRICT_LIST_META } from './strictListMeta.ts';

const KEYS_PER_REQUEST = 500;
/** For more keys than this, reading the whole list may take fewer calls than asking for them. */
const SCAN_THRESHOLD_KEYS = 2_000;
const SCAN_PAGE_SIZE = 1_000;
/** What a call that asks for records by their keys takes. */
const KEYS_PER_CALL = 100;

/** The records that the cells of a file mean. */
export interface LookupResult {
  /** The desk was told which of its keys there are. */
  readonly hasExistingIds: boolean;
  readonly records: ReadonlyMap<string, ReadonlyMap<string, ImportRecordId | null>>;
  /** Resources whose records were not looked up: there are too many, or nobody may. */
  readonly uncheckedResources: readonly string[];
}

export interface LookupOptions extends Omit<NameLookupOptions, 'target'> {
  readonly descriptor: ResourceDescriptor;
  readonly descriptorOf: (resource: string) => ResourceDescriptor | undefined;
  readonly collected: CollectedReferences;
  readonly worker: Pick<ImportWorker, 'getKeys' | 'addExistingIds'>;
  /** The mode needs to know which records there are already. */
  readonly needsKeys: boolean;
}

/**
 * Asks the platform which of the records there are that a file names: by their ids, and what is no id by its name.
 *
 * @throws what the platform refuses for the resource itself
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

/** Tells the desk which of many keys there are, out of the whole list. False: asking for them takes fewer calls. */
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

/** Tells the desk which of its keys there are, by asking for them. */
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

/** An id as its document has it: a number in a resource whose keys are numbers, a device id in capitals. */
function toRecordId(descriptor: ResourceDescriptor | undefined, cellText: string): ImportRecordId {
  const field = descriptor?.fields.find(({ source }) => source === descriptor.key);
  if (field?.kind === 'integer' && /^\d+$/u.test(cellText)) return Number(cellText);
  return field ? normalizeByRule(field, cellText) : cellText;
}
