import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { Owner } from '../../fieldKit.ts';
import { represent } from '../../represent.ts';
import type { RecordId } from '../desk/Desk.ts';
import { STRICT } from './strict.ts';

/** Names go into an address, which has an end. */
const AT_ONCE = 20;
/** For more names than this it is quicker to read all records. */
const MOST_ASKED = 400;
/** Nobody waits until more records than this are read. */
const MOST_READ = 50_000;

export interface NamesOptions {
  readonly provider: ConsoleDataProvider;
  readonly target: ResourceDescriptor;
  /** What a record is called, as an export says it. */
  readonly nameOf: (resource: string, record: Owner) => string;
  /** Whether its records are called something else than their document says, e.g. by the language. */
  readonly isRenamed: (resource: string) => boolean;
}

/** Ids by name; a name that several have is null. */
type Names = Map<string, RecordId | null>;

/** The records that are called so, by their document or as an export calls them. */
export async function lookUpNames(
  options: NamesOptions,
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RecordId | null>> {
  if (names.length === 0) return new Map();
  const source = namingField(options.target);
  return source === undefined || options.isRenamed(options.target.name) || names.length > MOST_ASKED
    ? readThrough(options, new Set(names), signal)
    : askFor(options, source, names, signal);
}

/** The one field that names a record, where records can be asked for by it. */
function namingField({ represent: template, fields, dialect }: ResourceDescriptor) {
  const source = /^\{(\w+)\}$/u.exec(template)?.[1];
  const field = fields.find(each => each.source === source && each.filter.includes('eq'));
  return dialect === 'loopback' ? field?.source : undefined;
}

async function askFor(
  { provider, target }: NamesOptions,
  source: string,
  names: readonly string[],
  signal: AbortSignal,
): Promise<Names> {
  const found: Names = new Map();
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const asked = names.slice(at, at + AT_ONCE).map(eq => ({ [source]: { eq } }));
    const pages = await provider.eachPage(target.name, {
      filter: { or: asked },
      signal,
      ...STRICT,
    });
    for await (const { rows } of pages)
      for (const row of rows) note(found, String((row as Owner)[source]), row);
  }
  return found;
}

async function readThrough(
  { provider, target, nameOf }: NamesOptions,
  wanted: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Names> {
  const found: Names = new Map();
  let read = 0;
  const pages = await provider.eachPage(target.name, { signal, ...STRICT });
  for await (const { rows, total = 0 } of pages) {
    read += rows.length;
    if (Math.max(read, total) > MOST_READ) return new Map();
    for (const row of rows)
      for (const name of [nameOf(target.name, row), represent(target, row)])
        if (wanted.has(name)) note(found, name, row);
  }
  return found;
}

function note(found: Names, name: string, { id }: RaRecord): void {
  const isAnother = found.has(name) && found.get(name) !== id;
  found.set(name, isAnother ? null : id);
}
