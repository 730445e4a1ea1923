import { type ReactElement, use, useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { drafts } from '../drafts/drafts.ts';
import type { FormValues } from '../values/FormRules.ts';
import { useNotifyError } from '../failures/useNotifyError.tsx';
import { getRetryValues, shouldShowResponse } from './operationResponse.ts';
import { CustomDialogsContext } from './CustomDialogs.ts';
import { needsDialog, useOperationCall } from './useOperationCall.tsx';

const ResponseDialog = lazyComponent(
  withLazyMessages(async () => (await import('./ResponseDialog.tsx')).ResponseDialog),
);
const FloatingTask = lazyComponent(
  async () => (await import('../tasks/FloatingTask.tsx')).FloatingTask,
  { isOptional: true },
);
const OperationDialog = lazyComponent(
  withLazyMessages(async () => (await import('./OperationDialog.tsx')).OperationDialog),
);

/** An operation that was started, and its response once it has arrived. */
interface OperationResult {
  readonly operation: OperationDescriptor;
  readonly response?: unknown;
}

/**
 * Starts an operation on a record: in its dialog where it has one, else immediately, and never twice at the same time.
 * The response is shown, where its document specifies one.
 *
 * @param restorableOperations those whose dialog reopens after a session that ended during it
 * @example const { start, dialog } = useOperationDialog(users, user, () => refresh());
 */
export function useOperationDialog(
  descriptor: ResourceDescriptor,
  record: RaRecord,
  onDone?: (operation: OperationDescriptor) => void,
  restorableOperations: readonly OperationDescriptor[] = [],
): { readonly start: (operation: OperationDescriptor) => void; readonly dialog?: ReactElement } {
  const [activeOperation, setActiveOperation] = useState(() =>
    findPendingOperation(restorableOperations, record),
  );
  const [operationResult, setOperationResult] = useState<OperationResult>();
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { call, getMessageArgs, taskId } = useOperationCall(descriptor, record);
  const isRunning = useRef(false);
  const { single: customDialogs } = use(CustomDialogsContext);

  const finish = (operation: OperationDescriptor, response: unknown) => {
    onDone?.(operation);
    if (shouldShowResponse(operation, response)) setOperationResult({ operation, response });
  };
  const run = async (operation: OperationDescriptor, values?: FormValues) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const result = await call(operation, values);
      if (result) finish(operation, result.response);
    } catch (error) {
      notifyError(translate('action.confirm', getMessageArgs(operation)), error);
    } finally {
      isRunning.current = false;
    }
  };
  const start = (operation: OperationDescriptor) => {
    if (customDialogs?.[operation.id] || needsDialog(operation)) setActiveOperation(operation);
    else void run(operation);
  };
  if (activeOperation) {
    const Dialog = customDialogs?.[activeOperation.id] ?? OperationDialog;
    return {
      start,
      dialog: (
        <LazyBoundary>
          <Dialog
            descriptor={descriptor}
            operation={activeOperation}
            record={record}
            onClose={() => setActiveOperation(undefined)}
            onDone={response => finish(activeOperation, response)}
          />
        </LazyBoundary>
      ),
    };
  }
  if (operationResult) {
    const { operation, response } = operationResult;
    const retryValues = getRetryValues(operation, response);
    return {
      start,
      dialog: (
        <LazyBoundary>
          <ResponseDialog
            title={translate('action.form', getMessageArgs(operation))}
            {...operationResult}
            onClose={() => setOperationResult(undefined)}
            {...(retryValues && {
              onRetry: () => {
                setOperationResult(undefined);
                void run(operation, retryValues);
              },
            })}
          />
        </LazyBoundary>
      ),
    };
  }
  if (taskId)
    return {
      start,
      dialog: (
        <LazyBoundary>
          <FloatingTask id={taskId} />
        </LazyBoundary>
      ),
    };
  return { start };
}

/** Finds the operation whose form had input when a session ended. */
export const findPendingOperation = (
  operations: readonly OperationDescriptor[],
  record: RaRecord,
): OperationDescriptor | undefined => operations.find(({ id }) => drafts.has(id, record.id));
