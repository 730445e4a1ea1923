import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from '../form/FormRules.ts';
import { represent } from '../represent.ts';
import { useAct } from '../useAct.ts';
import { useText } from '../useText.ts';

/** Whether an operation opens a dialog: to take its body, or to be confirmed. */
export const needsDialog = ({ is, body, confirm, physical }: OperationDescriptor) =>
  is === 'delete' || physical || confirm !== undefined || (body?.fields.length ?? 0) > 0;

/** Calls the operations of a record and tells that they are done. */
export function useOperation(descriptor: ResourceDescriptor, record: RaRecord) {
  const act = useAct(descriptor.name);
  const notify = useNotify();
  const translate = useTranslate();
  const text = useText();

  const wordsFor = ({ label, on }: OperationDescriptor) => ({
    act: text(label),
    record: on === 'collection' ? text(descriptor.plural) : represent(descriptor, record),
  });
  const call = async (operation: OperationDescriptor, body?: FormValues) => {
    const key = operation.parameters.filter(({ in: place }) => place === 'path').at(-1)?.name;
    await act(provider =>
      provider.call(operation, {
        ...(key && { path: { [key]: record.id } }),
        ...(body && { body }),
      }),
    );
    notify(translate('record.done', wordsFor(operation)), { type: 'success' });
  };
  return { call, wordsFor };
}
