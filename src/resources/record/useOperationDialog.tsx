import { type ReactElement, Suspense, use, useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { withWords } from '../../i18n/laterWords.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { drafts } from '../../ui/unsaved/drafts.ts';
import { useTellFailure } from '../useTellFailure.tsx';
import { isWorthShowing } from './answerOf.ts';
import { OwnDialogsContext } from './OwnDialogs.ts';
import { needsDialog, useOperation } from './useOperation.tsx';

const AnswerDialog = lazyScreen(async () => ({
  default: (await import('./AnswerDialog.tsx')).AnswerDialog,
}));
const FloatingTask = lazyScreen(
  async () => (await import('../tasks/FloatingTask.tsx')).FloatingTask,
  { isExtra: true },
);
const OperationDialog = lazyScreen(
  withWords(async () => (await import('./OperationDialog.tsx')).OperationDialog),
);

/** An operation that was begun, and what the platform answered once it has. */
interface Begun {
  readonly operation: OperationDescriptor;
  readonly answer?: unknown;
}

/**
 * Starts an operation on a record: in its dialog where it has one, else at once, and never twice at the same time.
 * What the platform answers is shown, where its document says that it answers something.
 *
 * @param offered those whose dialog opens again after a session that ended under it
 */
export function useOperationDialog(
  descriptor: ResourceDescriptor,
  record: RaRecord,
  onDone?: (operation: OperationDescriptor) => void,
  offered: readonly OperationDescriptor[] = [],
): { readonly start: (operation: OperationDescriptor) => void; readonly dialog?: ReactElement } {
  const [picked, setPicked] = useState(() => waitingFor(offered, record));
  const [answered, setAnswered] = useState<Begun>();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { call, wordsFor, taskId } = useOperation(descriptor, record);
  const underWay = useRef(false);
  const { one: own } = use(OwnDialogsContext);

  const finish = (operation: OperationDescriptor, answer: unknown) => {
    onDone?.(operation);
    if (isWorthShowing(operation, answer)) setAnswered({ operation, answer });
  };
  const run = async (operation: OperationDescriptor) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const called = await call(operation);
      if (called) finish(operation, called.answer);
    } catch (error) {
      tellFailure(translate('action.confirm', wordsFor(operation)), error);
    } finally {
      underWay.current = false;
    }
  };
  const start = (operation: OperationDescriptor) => {
    if (needsDialog(operation)) setPicked(operation);
    else void run(operation);
  };
  if (picked) {
    const Dialog = own?.[picked.id] ?? OperationDialog;
    return {
      start,
      dialog: (
        <Suspense>
          <Dialog
            descriptor={descriptor}
            operation={picked}
            record={record}
            onClose={() => setPicked(undefined)}
            onDone={answer => finish(picked, answer)}
          />
        </Suspense>
      ),
    };
  }
  if (answered)
    return {
      start,
      dialog: (
        <Suspense>
          <AnswerDialog
            title={translate('action.form', wordsFor(answered.operation))}
            {...answered}
            onClose={() => setAnswered(undefined)}
          />
        </Suspense>
      ),
    };
  if (taskId)
    return {
      start,
      dialog: (
        <Suspense>
          <FloatingTask id={taskId} />
        </Suspense>
      ),
    };
  return { start };
}

/** The operation in whose form something was typed when a session ended. */
export const waitingFor = (
  offered: readonly OperationDescriptor[],
  record: RaRecord,
): OperationDescriptor | undefined => offered.find(({ id }) => drafts.waits(id, record.id));
