import type { Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Owner } from '../../fieldKit.ts';
import { written } from '../../represent.ts';
import { valueAt } from '../cells/rowCells.ts';
import type { TransferColumn } from '../cells/transferColumns.ts';

type Referring = Extract<FieldDescriptor, { kind: 'reference' | 'referenceList' }>;

const isReferring = (field: FieldDescriptor): field is Referring =>
  field.kind === 'reference' || field.kind === 'referenceList';

/**
 * The names of the records that rows refer to, each asked for once and with all others of its page. A record that nobody
 * may read, or that is gone, keeps its id.
 */
export function recordNames(
  provider: ConsoleDataProvider,
  nameOf: (resource: string, record: Owner) => string,
) {
  const known = new Map<string, Map<string, string>>();
  const namesOf = (resource: string) => {
    const names = known.get(resource) ?? new Map<string, string>();
    known.set(resource, names);
    return names;
  };

  const ask = async (resource: string, ids: readonly Identifier[], signal: AbortSignal) => {
    const names = namesOf(resource);
    const unknown = ids.filter(id => !names.has(String(id)));
    if (unknown.length === 0) return;
    for (const id of unknown) names.set(String(id), String(id));
    try {
      const { data } = await provider.getMany<RaRecord>(resource, { ids: [...unknown], signal });
      for (const record of data) names.set(String(record.id), nameOf(resource, record));
    } catch (error) {
      signal.throwIfAborted();
      // Without the right to read them, the ids are what there is; a session that ended is another matter.
      if ((error as { readonly status?: unknown }).status === 401) throw error;
    }
  };

  return {
    /** Learns all names that these rows need. */
    async learn(columns: readonly TransferColumn[], rows: readonly Owner[], signal: AbortSignal) {
      const wanted = new Map<string, Set<Identifier>>();
      for (const { field, path } of columns) {
        if (!isReferring(field)) continue;
        for (const row of rows) {
          const embedded =
            field.kind === 'reference' && field.embedded && path.length === 1
              ? row[field.embedded]
              : undefined;
          const value = valueAt(row, path);
          if (isRecord(embedded))
            namesOf(field.reference).set(written(value), nameOf(field.reference, embedded));
          else
            for (const id of Array.isArray(value) ? (value as unknown[]) : [value])
              if (typeof id === 'string' || typeof id === 'number')
                wanted.set(field.reference, (wanted.get(field.reference) ?? new Set()).add(id));
        }
      }
      await Promise.all([...wanted].map(([resource, ids]) => ask(resource, [...ids], signal)));
    },
    nameOf: (resource: string, id: string): string => known.get(resource)?.get(id) ?? id,
  };
}

const isRecord = (value: unknown): value is Owner => typeof value === 'object' && value !== null;
