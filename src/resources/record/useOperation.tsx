import { useContext } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { answerWithin } from '../answerWithin.ts';
import type { FormValues } from '../form/FormRules.ts';
import { isPending } from '../isPending.ts';
import { ResourcesContext, useRepresent } from '../ResourcesContext.ts';
import type { OneCall } from '../tasks/startOneCall.tsx';
import { useOneCall } from '../tasks/useOneCall.ts';
import { useAct } from '../useAct.ts';
import { useTellFailure } from '../useTellFailure.tsx';
import { useText } from '../useText.ts';
import { mayAnswer } from './answerOf.ts';
import { AnswerInTask } from './AnswerInTask.tsx';
import { isGrave } from './isGrave.ts';
import { operationFields, splitValues } from './operationFields.ts';
import { useSuccessMessage } from './useSuccessMessage.ts';

/** Whether an operation opens a dialog: to take what it needs, or to be confirmed. */
export const needsDialog = (operation: OperationDescriptor) =>
  (isGrave(operation) && !operation.immediate) ||
  operation.confirm !== undefined ||
  operationFields(operation).length > 0;

/**
 * Calls the operations of a record and tells that they are done. A call is work like any other: it can be left alone,
 * and is found again under Tasks with its answer.
 *
 * @see UX-06
 */
export function useOperation(descriptor: ResourceDescriptor, record: RaRecord) {
  const act = useAct(descriptor.name);
  const notify = useNotify();
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRepresent(descriptor.name);
  const resources = useContext(ResourcesContext);
  const tellFailure = useTellFailure();
  const successMessage = useSuccessMessage();
  const { id: taskId, wait } = useOneCall();

  const wordsFor = ({ label, on }: OperationDescriptor) => ({
    act: text(label),
    record: on === 'collection' ? text(descriptor.plural) : nameOf(record),
  });
  /** What the platform keeps until the device can take it is done as far as anybody can do it. */
  const waitFor = async (
    one: OneCall<unknown>,
  ): Promise<{ readonly answer: unknown; readonly isPending?: true } | undefined> => {
    try {
      return await wait(one);
    } catch (error) {
      if (!isPending(error)) throw error;
      tellFailure(one.title, error);
      return { answer: undefined, isPending: true };
    }
  };
  /**
   * @returns what the platform answered; undefined when nobody waits for it here any more
   */
  const call = async (operation: OperationDescriptor, values: FormValues = {}) => {
    const parameters = splitValues(operation, values, record.id);
    const { physical } = operation;
    const called = await waitFor({
      title: translate('action.confirm', wordsFor(operation)),
      physical,
      ask: signal =>
        act(provider => {
          const send = (ends: AbortSignal) =>
            provider.call(operation, { ...parameters, signal: ends });
          // A device may never answer. What it was sent is not sent again by itself.
          return physical ? answerWithin(send) : send(signal);
        }),
      ...(mayAnswer(operation) && {
        answerTitle: translate('task.answer'),
        AnswerOf: ({ answer }) => <AnswerInTask {...{ operation, answer, resources }} />,
      }),
    });
    if (called && !called.isPending)
      notify(successMessage(operation, wordsFor(operation).record, values), { type: 'success' });
    return called;
  };
  return { call, wordsFor, taskId };
}
