import { useRef } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { FailureNotice } from '../FailureNotice.tsx';
import { useRepresent } from '../ResourcesContext.ts';
import { useAct } from '../useAct.ts';
import { useTellFailure } from '../useTellFailure.tsx';
import type { TreeResource } from './treePages.ts';

/** A record as it stood before it was moved, and after. */
interface Moved {
  readonly before: RaRecord;
  readonly after: RaRecord;
}

export interface Moving {
  /** Puts a record below another one, or at the top. @returns whether the platform did it; why not is told */
  readonly move: (record: RaRecord, onto: RaRecord | undefined) => Promise<boolean>;
  /** Puts back what was moved last; nothing where that was done, or nothing was. */
  readonly undo: () => Promise<void>;
}

/** The code of a value that is too large: here, of a level beyond the last. @see spec B8 */
const TOO_LARGE = 78;

/** Moves records of a tree, and offers to put back what was moved. */
export function useMove(descriptor: TreeResource): Moving {
  const { name, tree } = descriptor;
  const act = useAct(name);
  const notify = useNotify();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const nameOf = useRepresent(name);
  const last = useRef<Moved>(undefined);

  const put = (record: RaRecord, parent: unknown) =>
    act(provider =>
      provider.update<RaRecord>(name, {
        id: record.id,
        data: { [tree.parent]: parent ?? null },
        previousData: record,
      }),
    );
  const tell = (title: string, error: unknown) => {
    const isTooDeep = (error as { code?: unknown } | null)?.code === TOO_LARGE;
    const told = translate('action.failed', { act: title, reason: translate('tree.tooDeep') });
    if (isTooDeep) notify(<FailureNotice told={told} code={TOO_LARGE} />, { type: 'error' });
    else tellFailure(title, error);
  };
  const undoMove = async (moved: Moved) => {
    // Two presses put it back once.
    if (last.current === moved) last.current = undefined;
    const words = { record: nameOf(moved.before) };
    try {
      await put(moved.after, moved.before[tree.parent]);
      notify('tree.movedBack', { type: 'success', messageArgs: words });
    } catch (error) {
      tell(translate('tree.undo.act', words), error);
    }
  };
  return {
    move: async (before, onto) => {
      const words = { record: nameOf(before), parent: onto && nameOf(onto) };
      try {
        const moved = { before, after: (await put(before, onto?.id)).data };
        last.current = moved;
        const told = translate(onto ? 'tree.moved' : 'tree.movedToTop', words);
        notify(<MovedWords words={told} onUndo={() => undoMove(moved)} />, { type: 'success' });
        return true;
      } catch (error) {
        tell(translate('tree.move.title', words), error);
        return false;
      }
    },
    undo: async () => {
      if (last.current) await undoMove(last.current);
    },
  };
}

interface MovedWordsProps {
  readonly words: string;
  readonly onUndo: () => Promise<void>;
}

const MovedWords = ({ words, onUndo }: MovedWordsProps) => {
  const translate = useTranslate();
  const isDone = useRef(false);
  return (
    <>
      {words}{' '}
      <button
        type="button"
        className="toast-act"
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
