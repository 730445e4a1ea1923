import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from '../form/FormRules.ts';
import { splitValues } from '../record/operationFields.ts';
import type { BulkWork } from './BulkRun.ts';
import { idsFieldOf } from './idsFieldOf.ts';

/** How an operation is done to each of many records, and what is asked again when it has been. */
export function useWork(descriptor: ResourceDescriptor, operation: OperationDescriptor) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const { name } = descriptor;
  const idsField = idsFieldOf(operation, descriptor);

  const workOn = (records: readonly RaRecord[], values: FormValues): BulkWork => {
    const byId = new Map(records.map(record => [record.id, record]));
    if (idsField) {
      // One call for all of them: its outcome is everybody's.
      const ids = records.map(({ id }) => id);
      const { body, query } = splitValues(operation, values);
      let answer: Promise<unknown> | undefined;
      return () =>
        (answer ??= provider.call(operation, {
          body: { ...(body as FormValues | undefined), [idsField.source]: ids },
          ...(query && { query }),
        }));
    }
    if (operation.is === 'update')
      return ({ id }) => provider.update(name, { id, data: values, previousData: byId.get(id) });
    if (operation.is === 'delete')
      return ({ id }) => provider.delete(name, { id, previousData: byId.get(id) });
    return ({ id }, signal) =>
      provider.call(operation, { ...splitValues(operation, values, id), signal });
  };
  return { workOn, refresh: () => void cache.invalidateQueries({ queryKey: [name] }) };
}
