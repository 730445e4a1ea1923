import type { RaRecord } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { writeByRule } from '../../form/ruled.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { Gathered, RecordId } from '../desk/Desk.ts';
import { lookUpNames, type NamesOptions } from './lookUpNames.ts';

/** More different records than this are not asked for one by one: the platform judges them when they are sent. */
const MOST_REFERENCES = 20_000;
const AT_ONCE = 500;
/** For more keys than this, reading the whole list may take fewer calls than asking for them. */
const MANY_KEYS = 2_000;
const PAGE = 1_000;
/** What a call that asks for records by their keys takes. */
const KEYS_A_CALL = 100;

/** The records that the cells of a file mean. */
export interface Found {
  readonly existing?: ReadonlyMap<string, RecordId> | undefined;
  readonly records: ReadonlyMap<string, ReadonlyMap<string, RecordId | null>>;
  /** Resources whose records were not looked up: there are too many, or nobody may. */
  readonly unchecked: readonly string[];
}

export interface LookUpOptions extends Omit<NamesOptions, 'target'> {
  readonly descriptor: ResourceDescriptor;
  readonly descriptorOf: (resource: string) => ResourceDescriptor | undefined;
  readonly gathered: Gathered;
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
  const keys = needsKeys && descriptor.verbs.list ? gathered.keys : [];
  const total = keys.length + references.reduce((sum, [, written]) => sum + written.length, 0);
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

  const existing =
    (keys.length > MANY_KEYS ? await throughAll(options, keys, control, tell) : undefined) ??
    (keys.length > 0 ? await byId(descriptor.name, keys) : undefined);
  const records = new Map<string, ReadonlyMap<string, RecordId | null>>();
  const unchecked: string[] = [];
  for (const [resource, written] of references) {
    const target = descriptorOf(resource);
    if (!target?.verbs.list || written.length > MOST_REFERENCES) {
      unchecked.push(resource);
      tell(written.length);
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
  return {
    existing:
      needsKeys && descriptor.verbs.list ? (existing ?? new Map<string, RecordId>()) : undefined,
    records,
    unchecked,
  };
}

/** Which of many keys there are, out of the whole list; undefined where that takes more calls than asking for them. */
async function throughAll(
  { provider, descriptor }: LookUpOptions,
  keys: readonly string[],
  { signal }: TaskControl,
  tell: (count: number) => void,
): Promise<ReadonlyMap<string, RecordId> | undefined> {
  const wanted = new Set(keys);
  const found = new Map<string, RecordId>();
  let told = 0;
  const sort = { field: descriptor.key, order: 'ASC' } as const;
  const pages = await provider.eachPage(descriptor.name, { size: PAGE, sort, signal });
  for await (const { rows, total } of pages) {
    const calls = total === undefined ? Infinity : total / Math.max(1, rows.length);
    if (told === 0 && calls > keys.length / KEYS_A_CALL) return undefined;
    for (const { id } of rows) if (wanted.has(String(id))) found.set(String(id), id);
    const part = Math.min(keys.length - told, Math.ceil(keys.length / Math.max(1, calls)));
    told += part;
    tell(part);
  }
  tell(keys.length - told);
  return found;
}

/** An id as its document has it: a number in a resource whose keys are numbers, a device id in capitals. */
function idOf(descriptor: ResourceDescriptor | undefined, written: string): RecordId {
  const field = descriptor?.fields.find(({ source }) => source === descriptor.key);
  if (field?.kind === 'integer' && /^\d+$/u.test(written)) return Number(written);
  return field ? writeByRule(field, written) : written;
}
