import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { answerWithin } from '../answerWithin.ts';
import type { FormValues } from '../form/FormRules.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { useAct } from '../useAct.ts';
import { useTellFailure } from '../useTellFailure.tsx';
import { useText } from '../useText.ts';
import { isGrave } from './isGrave.ts';
import { operationFields, splitValues } from './operationFields.ts';
import { useIsGone } from './useIsGone.ts';

/** Whether an operation opens a dialog: to take what it needs, or to be confirmed. */
export const needsDialog = (operation: OperationDescriptor) =>
  (isGrave(operation) && !operation.immediate) ||
  operation.confirm !== undefined ||
  operationFields(operation).length > 0;

/** Calls the operations of a record and tells that they are done. */
export function useOperation(descriptor: ResourceDescriptor, record: RaRecord) {
  const act = useAct(descriptor.name);
  const notify = useNotify();
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRepresent(descriptor.name);
  const tellFailure = useTellFailure();
  const isGone = useIsGone();

  const wordsFor = ({ label, on }: OperationDescriptor) => ({
    act: text(label),
    record: on === 'collection' ? text(descriptor.plural) : nameOf(record),
  });
  const call = async (operation: OperationDescriptor, values: FormValues = {}) => {
    const parameters = splitValues(operation, values, record.id);
    const answer = await act(provider =>
      // A device may never answer. What it was sent is not sent again by itself.
      operation.physical
        ? answerWithin(signal => provider.call(operation, { ...parameters, signal }))
        : provider.call(operation, parameters),
    ).catch((error: unknown) => {
      // Whoever closed the dialog before the answer came is told all the same.
      if (isGone.current) tellFailure(translate('action.confirm', wordsFor(operation)), error);
      throw error;
    });
    notify(translate('record.done', wordsFor(operation)), { type: 'success' });
    return answer;
  };
  return { call, wordsFor };
}
