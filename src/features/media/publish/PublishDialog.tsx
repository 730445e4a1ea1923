import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { useErrorMessage } from '../../../resources/failures/useErrorMessage.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useProblems, useTree } from '../editor/EditorContext.ts';
import type { EditorSession } from '../editor/useEditorSession.ts';
import { useStore } from '../../../ui/createStore.ts';
import { listPublishErrors } from '../model/validateProject.ts';
import { PublishChanges } from './PublishChanges.tsx';
import { addToPlayers, type Player, type PlayerResult } from './addToPlayers.ts';
import { PublishErrors } from './PublishErrors.tsx';
import { PublishPlayers } from './PublishPlayers.tsx';

interface PublishDialogProps {
  readonly editorSession: EditorSession;
  readonly onClose: () => void;
}

/** Publishes a project: what prevents it, what changed, and which players get it. @see MEDIA-08, MEDIA-02 */
export const PublishDialog = ({ editorSession, onClose }: PublishDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const getErrorMessage = useErrorMessage();
  const tree = useTree();
  const errors = listPublishErrors(tree, useProblems());
  const { projectId, autosave } = editorSession;
  const saveState = useStore(autosave.state);
  const { canAccess } = useCanAccess({
    resource: 'projects',
    action: 'publishProject',
    record: { id: projectId },
  });
  const [isPending, setPending] = useState(false);
  const [publishedVersion, setPublishedVersion] = useState<number>();
  const isPublished = publishedVersion !== undefined;
  const [chosen, setChosen] = useState<readonly Player[]>([]);
  const [results, setResults] = useState<ReadonlyMap<string, PlayerResult>>(new Map());
  const [error, setError] = useState<unknown>();
  const publish = async () => {
    setPending(true);
    setError(undefined);
    try {
      if (!(await autosave.flush())) return;
      const saved = autosave.getSaved();
      const published = await calls.media.publishProject({
        path: { id: projectId },
        query: { version: saved.version },
      });
      autosave.rebase({ ...saved, version: published.version });
      setResults(await addToPlayers(projectId, chosen));
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      notify(translate('media.publish.done', { name: published.name }), { type: 'success' });
      setPublishedVersion(published.publishedVersion ?? published.version);
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  };
  const disabledReason =
    errors.length > 0
      ? translate('media.publish.invalid')
      : canAccess === false
        ? translate('action.denied')
        : saveState.kind === 'conflict'
          ? translate('media.save.conflict')
          : undefined;
  return (
    <FormDialog open size="middle" title={translate('media.publish.title')} onClose={onClose}>
      <DialogBody>
        <div className="stack gap-16">
          {errors.length > 0 && <PublishErrors errors={errors} onClose={onClose} />}
          {!isPublished && <PublishChanges editorSession={editorSession} />}
          <PublishPlayers
            {...{ projectId, publishedVersion, chosen, results }}
            onChoose={setChosen}
          />
          {(error !== undefined || saveState.kind === 'failed' || saveState.kind === 'offline') && (
            <p className="dialog-error row gap-6" role="alert">
              <StateGlyph state="critical" size={12} />
              {error === undefined ? translate('media.publish.unsaved') : getErrorMessage(error)}
            </p>
          )}
        </div>
      </DialogBody>
      {isPublished ? (
        <DialogActions>
          <ActionButton onClick={onClose}>{translate('shell.close')}</ActionButton>
        </DialogActions>
      ) : (
        <DialogFooter
          confirmLabel={translate('media.publish')}
          cancelLabel={translate('shell.cancel')}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason}
          isPending={isPending}
          onCancel={onClose}
          onConfirm={() => void publish()}
        />
      )}
    </FormDialog>
  );
};
