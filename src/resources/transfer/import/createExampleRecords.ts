import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportRecordId } from '../importWorker/ImportWorker.ts';
import { lookUpNames, type NameLookupOptions } from './lookUpNames.ts';

export interface ExampleRecordsOptions extends Omit<NameLookupOptions, 'target'> {
  readonly provider: ConsoleDataProvider;
  readonly descriptorOf: (resource: string) => ResourceDescriptor | undefined;
  readonly signal: AbortSignal;
}

/** An existing record, and its readable identifier: its name where that is unique. */
interface ExampleRecord {
  readonly id: ImportRecordId;
  readonly name: string;
}

const FIRST_RECORD = { page: 1, perPage: 1 };

/**
 * Finds a record of each resource that an example can reference; undefined where there is none, or access is denied.
 */
export function createExampleRecords(options: ExampleRecordsOptions) {
  const cache = new Map<string, Promise<ExampleRecord | undefined>>();
  const getRecord = (resource: string): Promise<ExampleRecord | undefined> => {
    const pendingRecord = cache.get(resource) ?? fetchExampleRecord(resource, options);
    cache.set(resource, pendingRecord);
    return pendingRecord;
  };

  /** Replaces the made-up references of an example by existing records. */
  const replaceReferences = async (field: FieldDescriptor, value: unknown): Promise<unknown> => {
    if (value === undefined || value === null) return value;
    if (field.kind === 'reference') return (await getRecord(field.reference))?.id;
    if (field.kind === 'referenceList')
      return [await getRecord(field.reference)].flatMap(record => record?.id ?? []);
    if (field.kind === 'list' && Array.isArray(value))
      return Promise.all(value.map(each => replaceReferences(field.item, each)));
    if (!isObject(value)) return value;
    const fields =
      field.kind === 'object'
        ? field.fields
        : field.kind === 'oneOf'
          ? (field.options.find(each => each.value === value[field.discriminator])?.fields ?? [])
          : [];
    const parts = await Promise.all(
      Object.entries(value).map(async ([source, part]) => {
        const inner = fields.find(each => each.source === source);
        return [source, inner ? await replaceReferences(inner, part) : part] as const;
      }),
    );
    return Object.fromEntries(parts);
  };
  return { getRecord, replaceReferences };
}

async function fetchExampleRecord(resource: string, options: ExampleRecordsOptions) {
  const target = options.descriptorOf(resource);
  const { provider, signal, nameOf } = options;
  if (!target?.verbs.list) return undefined;
  try {
    const { data } = await provider.getList<RaRecord>(resource, {
      ...{
        pagination: FIRST_RECORD,
        sort: { field: target.key, order: 'ASC' },
        filter: {},
        signal,
      },
    });
    const [record] = data;
    if (!record) return undefined;
    const { id } = record;
    const name = nameOf(resource, record);
    const found = await lookUpNames({ ...options, target }, [name], signal);
    return { id, name: found.get(name) === id ? name : String(id) };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
