import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { getErrorCode, MAX_EXCEEDED_CODE } from '../../domain/errorStatus.ts';
import { FailureNotification } from '../failures/FailureNotification.tsx';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useResourceMutation } from '../calls/useResourceMutation.ts';
import { useNotifyError } from '../failures/useNotifyError.tsx';
import { moveInCache, type TreeResource } from './treePages.ts';

/** A record before and after a move. */
interface MovedRecord {
  readonly before: RaRecord;
  readonly after: RaRecord;
}

export interface RecordMover {
  /**
   * Moves a record below another one, or to the top.
   *
   * @returns whether the platform moved it; a failure is reported as a notification
   */
  readonly move: (record: RaRecord, target: RaRecord | undefined) => Promise<boolean>;
  /** Reverts the last move; does nothing when there is none, or it was already reverted. */
  readonly undo: () => Promise<void>;
}

/** Moves records of a tree, with undo. */
export function useRecordMover(descriptor: TreeResource): RecordMover {
  const { name, tree } = descriptor;
  const mutate = useResourceMutation(name);
  const cache = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const nameOf = useRepresentRecord(name);
  const lastMove = useRef<MovedRecord>(undefined);

  const setParent = (record: RaRecord, parent: unknown) =>
    mutate(async provider => {
      const response = await provider.update<RaRecord>(name, {
        id: record.id,
        data: { [tree.parent]: parent ?? null },
        previousData: record,
      });
      moveInCache(cache, descriptor, record.id, parent);
      return response;
    });
  const notifyMoveError = (title: string, error: unknown) => {
    const isTooDeep = getErrorCode(error) === MAX_EXCEEDED_CODE;
    const message = translate('action.failed', {
      action: title,
      reason: translate('tree.tooDeep'),
    });
    if (isTooDeep)
      notify(<FailureNotification message={message} code={MAX_EXCEEDED_CODE} />, {
        type: 'error',
      });
    else notifyError(title, error);
  };
  const undoMove = async (moved: MovedRecord) => {
    // A double press reverts only once.
    if (lastMove.current === moved) lastMove.current = undefined;
    const messageArgs = { record: nameOf(moved.before) };
    try {
      await setParent(moved.after, moved.before[tree.parent]);
      notify('tree.movedBack', { type: 'success', messageArgs });
    } catch (error) {
      notifyMoveError(translate('tree.undo.move', messageArgs), error);
    }
  };
  return {
    move: async (before, target) => {
      const messageArgs = { record: nameOf(before), parent: target && nameOf(target) };
      try {
        const moved = { before, after: (await setParent(before, target?.id)).data };
        lastMove.current = moved;
        const message = translate(target ? 'tree.moved' : 'tree.movedToTop', messageArgs);
        notify(<MovedMessage message={message} onUndo={() => undoMove(moved)} />, {
          type: 'success',
        });
        return true;
      } catch (error) {
        notifyMoveError(translate('tree.move.title', messageArgs), error);
        return false;
      }
    },
    undo: async () => {
      if (lastMove.current) await undoMove(lastMove.current);
    },
  };
}

interface MovedMessageProps {
  readonly message: string;
  readonly onUndo: () => Promise<void>;
}

const MovedMessage = ({ message, onUndo }: MovedMessageProps) => {
  const translate = useTranslate();
  const isDone = useRef(false);
  return (
    <>
      {message}{' '}
      <button
        type="button"
        className="cursor-pointer border-0 bg-transparent p-0 font-medium text-accent underline touch:-my-12 touch:min-h-44"
        onClick={() => {
          if (isDone.current) return;
          isDone.current = true;
          void onUndo();
        }}
      >
        {translate('tree.undo')}
      </button>
    </>
  );
};
