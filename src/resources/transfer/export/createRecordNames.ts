import type { Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { isSignedOut } from '../../../domain/errorStatus.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { isObject, type PlainObject } from '../../../schema/isObject.ts';
import { formatScalar } from '../../descriptor/representRecord.ts';
import { getValueAtPath } from '../../cells/buildRowCells.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';

type ReferringField = Extract<FieldDescriptor, { kind: 'reference' | 'referenceList' }>;

const isReferring = (field: FieldDescriptor): field is ReferringField =>
  field.kind === 'reference' || field.kind === 'referenceList';

/**
 * Resolves the names of referenced records, each requested once, in one batch per page. A record that is inaccessible
 * or deleted is shown by its id.
 *
 * @example
 * const names = createRecordNames(provider, (_, record) => String(record['name']));
 * await names.loadNames(columns, rows, signal);
 * names.nameOf('domains', 'd1'); // 'Old town'
 */
export function createRecordNames(
  provider: ConsoleDataProvider,
  nameOf: (resource: string, record: PlainObject) => string,
) {
  const namesByResource = new Map<string, Map<string, string>>();
  const getNames = (resource: string) => {
    const names = namesByResource.get(resource) ?? new Map<string, string>();
    namesByResource.set(resource, names);
    return names;
  };

  const fetchNames = async (resource: string, ids: readonly Identifier[], signal: AbortSignal) => {
    const names = getNames(resource);
    const unknownIds = ids.filter(id => !names.has(String(id)));
    if (unknownIds.length === 0) return;
    for (const id of unknownIds) names.set(String(id), String(id));
    try {
      const { data } = await provider.getMany<RaRecord>(resource, { ids: [...unknownIds], signal });
      for (const record of data) names.set(String(record.id), nameOf(resource, record));
    } catch (error) {
      signal.throwIfAborted();
      // Without read permission, ids are shown; an ended session is an error.
      if (isSignedOut(error)) throw error;
    }
  };

  return {
    /**
     * Loads all names that these rows need.
     *
     * @throws ApiError 401 when the session has ended, and the reason of an aborted signal
     */
    async loadNames(
      columns: readonly TransferColumn[],
      rows: readonly PlainObject[],
      signal: AbortSignal,
    ) {
      const wantedIds = new Map<string, Set<Identifier>>();
      for (const { field, path } of columns) {
        if (!isReferring(field)) continue;
        for (const row of rows) {
          const embedded =
            field.kind === 'reference' && field.embedded && path.length === 1
              ? row[field.embedded]
              : undefined;
          const value = getValueAtPath(row, path);
          if (isObject(embedded))
            getNames(field.reference).set(formatScalar(value), nameOf(field.reference, embedded));
          else
            for (const id of Array.isArray(value) ? (value as unknown[]) : [value])
              if (typeof id === 'string' || typeof id === 'number')
                wantedIds.set(
                  field.reference,
                  (wantedIds.get(field.reference) ?? new Set()).add(id),
                );
        }
      }
      await Promise.all(
        [...wantedIds].map(([resource, ids]) => fetchNames(resource, [...ids], signal)),
      );
    },
    nameOf: (resource: string, id: string): string => namesByResource.get(resource)?.get(id) ?? id,
  };
}
