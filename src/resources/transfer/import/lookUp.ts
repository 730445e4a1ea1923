import type { RaRecord } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { Gathered, RecordId } from '../desk/Desk.ts';
import { lookUpNames, type NamesOptions } from './lookUpNames.ts';

/** More different records than this are not asked for one by one: the platform judges them when they are sent. */
const MOST_REFERENCES = 20_000;
const AT_ONCE = 500;

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
    const ids = written.map(one => idOf(descriptorOf(resource), one));
    const found = new Map<string, RecordId>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      control.signal.throwIfAborted();
      const some = ids.slice(at, at + AT_ONCE);
      const { data } = await provider.getMany<RaRecord>(resource, {
        ids: some,
        signal: control.signal,
      });
      for (const { id } of data) found.set(String(id), id);
      tell(some.length);
    }
    return found;
  };

  const existing = keys.length > 0 ? await byId(descriptor.name, keys) : undefined;
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

/** An id as its document has it: a number in a resource whose keys are numbers. */
function idOf(descriptor: ResourceDescriptor | undefined, written: string): RecordId {
  const kind = descriptor?.fields.find(({ source }) => source === descriptor.key)?.kind;
  return kind === 'integer' && /^\d+$/u.test(written) ? Number(written) : written;
}
