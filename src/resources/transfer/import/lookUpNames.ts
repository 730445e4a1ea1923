import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { isSameId } from '../../../domain/isSameId.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { PlainObject } from '../../../schema/isObject.ts';
import { representRecord } from '../../descriptor/representRecord.ts';
import type { ImportRecordId } from '../importWorker/ImportWorker.ts';
import { STRICT_LIST_META } from './strictListMeta.ts';

/** Names are sent in a URL, whose length is limited. */
const NAMES_PER_REQUEST = 20;
/** For more names than this, a scan of all records is faster. */
const MAX_FILTERED_NAMES = 400;
/** The maximum number of scanned records: more takes too long. */
const MAX_SCANNED_RECORDS = 50_000;

export interface NameLookupOptions {
  readonly provider: ConsoleDataProvider;
  readonly target: ResourceDescriptor;
  /** Returns the name of a record, as exports format it. */
  readonly nameOf: (resource: string, record: PlainObject) => string;
  /** Whether the names of its records differ from the template of the document, e.g. by language. */
  readonly isRenamed: (resource: string) => boolean;
}

/** Ids by name; null for an ambiguous name. */
type IdsByName = Map<string, ImportRecordId | null>;

/** Finds records by name: by the template of their document, or as exports format it. */
export async function lookUpNames(
  options: NameLookupOptions,
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ImportRecordId | null>> {
  if (names.length === 0) return new Map();
  const source = findNamingField(options.target);
  return source === undefined ||
    options.isRenamed(options.target.name) ||
    names.length > MAX_FILTERED_NAMES
    ? scanRecords(options, new Set(names), signal)
    : fetchByName(options, source, names, signal);
}

/** Returns the one field that names a record, where the list can filter by it. */
function findNamingField({ recordRepresentation: template, fields, dialect }: ResourceDescriptor) {
  const source = /^\{(\w+)\}$/u.exec(template)?.[1];
  const field = fields.find(each => each.source === source && each.filter.includes('eq'));
  return dialect === 'loopback' ? field?.source : undefined;
}

async function fetchByName(
  { provider, target }: NameLookupOptions,
  source: string,
  names: readonly string[],
  signal: AbortSignal,
): Promise<IdsByName> {
  const idsByName: IdsByName = new Map();
  for (let at = 0; at < names.length; at += NAMES_PER_REQUEST) {
    const conditions = names.slice(at, at + NAMES_PER_REQUEST).map(eq => ({ [source]: { eq } }));
    const pages = await provider.eachPage(target.name, {
      filter: { or: conditions },
      signal,
      ...STRICT_LIST_META,
    });
    for await (const { rows } of pages)
      for (const row of rows) addName(idsByName, String((row as PlainObject)[source]), row);
  }
  return idsByName;
}

async function scanRecords(
  { provider, target, nameOf }: NameLookupOptions,
  wantedNames: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<IdsByName> {
  const idsByName: IdsByName = new Map();
  let readCount = 0;
  const pages = await provider.eachPage(target.name, { signal, ...STRICT_LIST_META });
  for await (const { rows, total = 0 } of pages) {
    readCount += rows.length;
    if (Math.max(readCount, total) > MAX_SCANNED_RECORDS) return new Map();
    for (const row of rows)
      for (const name of [nameOf(target.name, row), representRecord(target, row)])
        if (wantedNames.has(name)) addName(idsByName, name, row);
  }
  return idsByName;
}

function addName(idsByName: IdsByName, name: string, { id }: RaRecord): void {
  const isAnother = idsByName.has(name) && !isSameId(idsByName.get(name), id);
  idsByName.set(name, isAnother ? null : id);
}
