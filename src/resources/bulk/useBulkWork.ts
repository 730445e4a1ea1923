import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from '../values/FormRules.ts';
import { buildRequestArguments } from '../record/operationFields.ts';
import type { BulkWork } from './run/BulkRun.ts';
import { getIdsField } from './getIdsField.ts';

/** Returns how an operation runs on each of many records, and which queries are invalidated afterwards. */
export function useBulkWork(descriptor: ResourceDescriptor, operation: OperationDescriptor) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const { name } = descriptor;
  const idsField = getIdsField(operation, descriptor);

  const createWork = (records: readonly RaRecord[], values: FormValues): BulkWork => {
    const byId = new Map(records.map(record => [record.id, record]));
    if (idsField) {
      // One call for all records: its outcome applies to each of them.
      const ids = records.map(({ id }) => id);
      const { body, query } = buildRequestArguments(operation, values);
      let response: Promise<unknown> | undefined;
      return () =>
        (response ??= provider.call(operation, {
          body: { ...(body as FormValues | undefined), [idsField.source]: ids },
          ...(query && { query }),
        }));
    }
    if (operation.kind === 'update')
      return ({ id }) => provider.update(name, { id, data: values, previousData: byId.get(id) });
    if (operation.kind === 'delete')
      return ({ id }) => provider.delete(name, { id, previousData: byId.get(id) });
    return ({ id }, signal) =>
      provider.call(operation, {
        ...buildRequestArguments(operation, values, byId.get(id) ?? { id }),
        signal,
      });
  };
  return { createWork, refresh: () => void cache.invalidateQueries({ queryKey: [name] }) };
}
