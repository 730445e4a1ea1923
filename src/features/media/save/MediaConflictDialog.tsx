import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';

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
  const merge = () => {
    mergeEdits(store, autosave, theirs, resolutions);
    onClose();
  };
  return (
    <>
      <DialogBody>
        <p className="dialog-text mb-12">
          {translate(conflicts.length === 0 ? 'media.conflict.fits' : 'media.conflict.hint')}
        </p>
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
