import { useContext } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { callWithTimeout } from '../calls/callWithTimeout.ts';
import type { FormValues } from '../values/FormRules.ts';
import { isPendingError } from '../calls/isPendingError.ts';
import { ResourcesContext, useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import type { SingleCall } from '../tasks/startSingleCall.tsx';
import { useSingleCall } from '../tasks/useSingleCall.ts';
import { useResourceMutation } from '../calls/useResourceMutation.ts';
import { useNotifyError } from '../failures/useNotifyError.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { canHaveResponse, countFailures, getRetryValues } from './operationResponse.ts';
import { TaskResponse } from './TaskResponse.tsx';
import { isCriticalOperation } from './isCriticalOperation.ts';
import { getOperationFields, buildRequestArguments } from './operationFields.ts';
import { useSuccessMessage } from './useSuccessMessage.ts';

/** Whether an operation opens a dialog: for its values, or for a confirmation. */
export const needsDialog = (operation: OperationDescriptor) =>
  (isCriticalOperation(operation) && !operation.skipsConfirm) ||
  operation.confirm !== undefined ||
  getOperationFields(operation).length > 0;

/**
 * Calls the operations of a record and notifies about their success. A call is a task: the user can leave the page, and the
 * tasks drawer has its result.
 *
 * @example
 * const { call, taskId } = useOperationCall(descriptor, record);
 * const outcome = await call(operation, values); // undefined after an error
 *
 * @see UX-06
 */
export function useOperationCall(descriptor: ResourceDescriptor, record: RaRecord) {
  const mutate = useResourceMutation(descriptor.name);
  const notify = useNotify();
  const translate = useTranslate();
  const text = useLocalizedText();
  const nameOf = useRepresentRecord(descriptor.name);
  const resources = useContext(ResourcesContext);
  const notifyError = useNotifyError();
  const getSuccessMessage = useSuccessMessage();
  const { id: taskId, wait } = useSingleCall();

  const getMessageArgs = ({ label, appliesTo }: OperationDescriptor) => ({
    action: text(label),
    record: appliesTo === 'collection' ? text(descriptor.plural) : nameOf(record),
  });
  /** An operation that the platform queues for the device counts as done. */
  const waitForCall = async (
    singleCall: SingleCall<unknown>,
  ): Promise<{ readonly response: unknown; readonly isPending?: true } | undefined> => {
    try {
      return await wait(singleCall);
    } catch (error) {
      if (!isPendingError(error)) throw error;
      notifyError(singleCall.title, error);
      return { response: undefined, isPending: true };
    }
  };
  const buildCall = (operation: OperationDescriptor, values: FormValues): SingleCall<unknown> => {
    const parameters = buildRequestArguments(operation, values, record);
    const { physical } = operation;
    return {
      title: translate('action.confirm', getMessageArgs(operation)),
      physical,
      countFailures,
      getRetry: response => {
        const retryValues = getRetryValues(operation, response);
        return retryValues && buildCall(operation, { ...values, ...retryValues });
      },
      send: signal =>
        mutate(provider => {
          const send = (abortSignal: AbortSignal) =>
            provider.call(operation, { ...parameters, signal: abortSignal });
          // A device may never respond. A request that was sent to it is not retried automatically.
          return physical ? callWithTimeout(send) : send(signal);
        }),
      ...(canHaveResponse(operation) && {
        responseTitle: translate('task.result'),
        ResponseDetail: ({ response }) => <TaskResponse {...{ operation, response, resources }} />,
      }),
    };
  };
  /**
   * @returns the response of the platform; undefined when the screen no longer waits for it
   */
  const call = async (operation: OperationDescriptor, values: FormValues = {}) => {
    const result = await waitForCall(buildCall(operation, values));
    if (result && !result.isPending) {
      const title = getSuccessMessage(operation, getMessageArgs(operation).record, values);
      const counts = countFailures(result.response);
      if (counts) notify('action.partly', { type: 'warning', messageArgs: { title, ...counts } });
      else notify(title, { type: 'success' });
    }
    return result;
  };
  return { call, getMessageArgs, taskId };
}
