import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { Gathered, RecordId } from '../desk/Desk.ts';

/** More different records than this are not asked for one by one: the platform judges them when they are sent. */
const MOST_REFERENCES = 2_000;
const AT_ONCE = 500;
/** Names go into an address, which has an end. */
const NAMES_AT_ONCE = 20;

/** The records that the cells of a file mean. */
export interface Found {
  readonly existing?: ReadonlyMap<string, RecordId> | undefined;
  readonly records: ReadonlyMap<string, ReadonlyMap<string, RecordId | null>>;
  /** Resources whose records were not looked up: there are too many, or nobody may. */
  readonly unchecked: readonly string[];
}

export interface LookUpOptions {
  readonly provider: ConsoleDataProvider;
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
      for (const [name, id] of await byName(target, rest, provider, control.signal))
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

/** Records by the one field that names them, where there is one that can be asked for; a name that several have is null. */
async function byName(
  target: ResourceDescriptor,
  names: readonly string[],
  provider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RecordId | null>> {
  const found = new Map<string, RecordId | null>();
  const source = /^\{(\w+)\}$/u.exec(target.represent)?.[1];
  const field = target.fields.find(each => each.source === source && each.filter.includes('eq'));
  if (!field || target.dialect !== 'loopback') return found;
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const some = names.slice(at, at + NAMES_AT_ONCE);
    const asked = some.map(eq => ({ [field.source]: { eq } }));
    const pages = await provider.eachPage(target.name, { filter: { or: asked }, signal });
    for await (const { rows } of pages)
      for (const row of rows) {
        const name = String((row as Readonly<Record<string, unknown>>)[field.source]);
        found.set(name, found.has(name) ? null : row.id);
      }
  }
  return found;
}
