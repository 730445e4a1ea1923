import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { loadProject } from './loadProject.ts';
import type { EditorSession } from './useEditorSession.ts';
import { findMergeConflicts, type Resolution } from '../model/findMergeConflicts.ts';
import { MediaConflictChoice } from './MediaConflictChoice.tsx';
import { mergeEdits, type TheirProject, toTheirProject } from './mergeEdits.ts';

interface MediaConflictDialogProps {
  readonly editorSession: EditorSession;
  readonly onClose: () => void;
}

/** Merges the changes of another editor with mine: what fits merges by itself, the rest is chosen by node. @see MEDIA-13 */
export const MediaConflictDialog = ({ editorSession, onClose }: MediaConflictDialogProps) => {
  const translate = useTranslate();
  const { projectId, autosave } = editorSession;
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'conflict', projectId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const platform = await loadProject(projectId, signal);
      return toTheirProject(platform, await autosave.recognize(platform));
    },
  });
  return (
    <FormDialog open size="large" title={translate('media.conflict')} onClose={onClose}>
      <QueryStates {...{ data, error }} onRetry={refetch}>
        {theirs => <MergeChoices {...{ editorSession, theirs, onClose }} />}
      </QueryStates>
    </FormDialog>
  );
};

interface MergeChoicesProps extends MediaConflictDialogProps {
  readonly theirs: TheirProject;
}

const MergeChoices = ({ editorSession, theirs, onClose }: MergeChoicesProps) => {
  const translate = useTranslate();
  const { store, autosave } = editorSession;
  const [resolutions, setResolutions] = useState<ReadonlyMap<string, Resolution>>(new Map());
  const saved = autosave.getSaved();
  const mine = store.get().history.tree;
  const input = useMemo(
    () => ({ base: saved.tree, mine, theirs: theirs.tree }),
    [saved.tree, mine, theirs.tree],
  );
  const conflicts = useMemo(() => findMergeConflicts(input), [input]);
  const notify = useNotify();
  const merge = () => {
    mergeEdits(store, autosave, theirs, resolutions);
    onClose();
  };
  const fits = conflicts.length === 0;
  const hasMerged = useRef(false);
  const mergeWithoutChoices = useEffectEvent(() => {
    if (hasMerged.current) return;
    hasMerged.current = true;
    merge();
    notify('media.conflict.fits', { type: 'info' });
  });
  useEffect(() => {
    if (fits) mergeWithoutChoices();
  }, [fits]);
  if (fits) return null;
  return (
    <>
      <DialogBody>
        <p className="dialog-text mb-12">{translate('media.conflict.hint')}</p>
        <p className="dialog-text mb-12">{translate('media.conflict.undo')}</p>
        <ul className="stack gap-16">
          {conflicts.map(conflict => (
            <li key={conflict.id}>
              <MediaConflictChoice
                {...{ conflict, input }}
                value={resolutions.get(conflict.id) ?? 'mine'}
                onChange={resolution =>
                  setResolutions(new Map([...resolutions, [conflict.id, resolution]]))
                }
              />
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('media.conflict.merge')}
        cancelLabel={translate('media.conflict.later')}
        onCancel={onClose}
        onConfirm={merge}
      />
    </>
  );
};
