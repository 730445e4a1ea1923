import type { RaRecord } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { writeByRule } from '../../form/ruled.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { Desk, Gathered, RecordId } from '../desk/Desk.ts';
import { lookUpNames, type NamesOptions } from './lookUpNames.ts';
import { STRICT } from './strict.ts';

const AT_ONCE = 500;
/** For more keys than this, reading the whole list may take fewer calls than asking for them. */
const MANY_KEYS = 2_000;
const PAGE = 1_000;
/** What a call that asks for records by their keys takes. */
const KEYS_A_CALL = 100;

/** The records that the cells of a file mean. */
export interface Found {
  /** The desk was told which of its keys there are. */
  readonly isTold: boolean;
  readonly records: ReadonlyMap<string, ReadonlyMap<string, RecordId | null>>;
  /** Resources whose records were not looked up: there are too many, or nobody may. */
  readonly unchecked: readonly string[];
}

export interface LookUpOptions extends Omit<NamesOptions, 'target'> {
  readonly descriptor: ResourceDescriptor;
  readonly descriptorOf: (resource: string) => ResourceDescriptor | undefined;
  readonly gathered: Gathered;
  readonly desk: Pick<Desk, 'keys' | 'know'>;
  /** The mode needs to know which records there are already. */
  readonly needsKeys: boolean;
}

/**
 * Asks the platform which of the records there are that a file names: by their ids, and what is no id by its name.
 *
 * @throws what the platform refuses for the resource itself
 */
export async function lookUp(options: LookUpOptions, control: TaskControl): Promise<Found> {
  const { provider, descriptor, gathered, descriptorOf, needsKeys } = options;
  const references = Object.entries(gathered.references);
  const isTold = needsKeys && descriptor.verbs.list !== undefined;
  const keys = isTold ? gathered.keys : 0;
  const total = keys + references.reduce((sum, [, written]) => sum + (written?.length ?? 0), 0);
  let done = 0;
  const tell = (count: number) => {
    done += count;
    control.tell({ done, total, failed: 0 });
  };
  const byId = async (resource: string, written: readonly string[]) => {
    const target = descriptorOf(resource);
    const ids = written.map(one => idOf(target, one));
    const there = new Map<string, RecordId>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      control.signal.throwIfAborted();
      const some = ids.slice(at, at + AT_ONCE);
      const { data } = await provider.getMany<RaRecord>(resource, {
        ids: some,
        signal: control.signal,
        meta: STRICT,
      });
      for (const { id } of data) there.set(String(id), id);
      tell(some.length);
    }
    const found = new Map<string, RecordId>();
    for (const [at, one] of written.entries()) {
      const id = there.get(String(ids[at]));
      if (id !== undefined) found.set(one, id);
    }
    return found;
  };

  const isThrough = keys > MANY_KEYS && (await knowThrough(options, control, tell));
  if (!isThrough) await knowByKey(options, keys, control, tell);
  const records = new Map<string, ReadonlyMap<string, RecordId | null>>();
  const unchecked: string[] = [];
  for (const [resource, written] of references) {
    const target = descriptorOf(resource);
    if (!target?.verbs.list || !written) {
      unchecked.push(resource);
      tell(written?.length ?? 0);
      continue;
    }
    try {
      const found = new Map<string, RecordId | null>(await byId(resource, written));
      const rest = written.filter(one => !found.has(one));
      for (const [name, id] of await lookUpNames({ ...options, target }, rest, control.signal))
        found.set(name, id);
      records.set(resource, found);
    } catch (error) {
      control.signal.throwIfAborted();
      if ((error as { readonly status?: unknown }).status !== 403) throw error;
      unchecked.push(resource);
    }
  }
  return { isTold, records, unchecked };
}

type Tell = (count: number) => void;

/** Tells the desk which of many keys there are, out of the whole list. False: asking for them takes fewer calls. */
async function knowThrough(
  { provider, descriptor, desk, gathered: { keys } }: LookUpOptions,
  { signal }: TaskControl,
  tell: Tell,
): Promise<boolean> {
  let told = 0;
  const sort = { field: descriptor.key, order: 'ASC' } as const;
  const asked = { size: PAGE, sort, signal, onlyKeys: true, ...STRICT };
  const pages = await provider.eachPage(descriptor.name, asked);
  for await (const { rows, total } of pages) {
    const calls = total === undefined ? Infinity : total / Math.max(1, rows.length);
    if (told === 0 && calls > keys / KEYS_A_CALL) return false;
    await desk.know(rows.map(({ id }) => id));
    const part = Math.min(keys - told, Math.ceil(keys / Math.max(1, calls)));
    told += part;
    tell(part);
  }
  tell(keys - told);
  return true;
}

/** Tells the desk which of its keys there are, by asking for them. */
async function knowByKey(
  { provider, descriptor, desk }: LookUpOptions,
  count: number,
  { signal }: TaskControl,
  tell: Tell,
): Promise<void> {
  for (let at = 0; at < count; at += AT_ONCE) {
    signal.throwIfAborted();
    const some = await desk.keys(at, AT_ONCE);
    const ids = some.map(one => idOf(descriptor, one));
    const { data } = await provider.getMany<RaRecord>(descriptor.name, {
      ids,
      signal,
      meta: STRICT,
    });
    await desk.know(data.map(({ id }) => id));
    tell(some.length);
  }
}

/** An id as its document has it: a number in a resource whose keys are numbers, a device id in capitals. */
function idOf(descriptor: ResourceDescriptor | undefined, written: string): RecordId {
  const field = descriptor?.fields.find(({ source }) => source === descriptor.key);
  if (field?.kind === 'integer' && /^\d+$/u.test(written)) return Number(written);
  return field ? writeByRule(field, written) : written;
}
