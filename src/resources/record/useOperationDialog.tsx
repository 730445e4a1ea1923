import { useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useTellFailure } from '../useTellFailure.ts';
import { OperationDialog } from './OperationDialog.tsx';
import { needsDialog, useOperation } from './useOperation.ts';

/** Starts an operation on a record: in its dialog where it has one, else at once, and never twice at the same time. */
export function useOperationDialog(
  descriptor: ResourceDescriptor,
  record: RaRecord,
  onDone?: (operation: OperationDescriptor) => void,
) {
  const [picked, setPicked] = useState<OperationDescriptor>();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { call, wordsFor } = useOperation(descriptor, record);
  const underWay = useRef(false);

  const run = async (operation: OperationDescriptor) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await call(operation);
      onDone?.(operation);
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
  const dialog = picked && (
    <OperationDialog
      descriptor={descriptor}
      operation={picked}
      record={record}
      onClose={() => setPicked(undefined)}
      onDone={() => onDone?.(picked)}
    />
  );
  return { start, dialog };
}
