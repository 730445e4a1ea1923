import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useFormatFailure } from '../../../resources/failures/useFormatFailure.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useProblems, useStageSize } from '../state/EditorContext.ts';
import type { EditorSession } from '../save/useEditorSession.ts';
import { useStore } from '../../../ui/useStore.ts';
import { listPublishErrors, listPublishWarnings } from '../model/validateProject.ts';
import { PublishChanges } from './PublishChanges.tsx';
import { isUnsent, type Player } from './startPublishing.ts';
import { PublishPlayers } from './PublishPlayers.tsx';
import { PublishProblems } from './PublishProblems.tsx';
import { usePublish } from './usePublish.ts';

interface PublishDialogProps {
  readonly editorSession: EditorSession;
  readonly onClose: () => void;
}

/** Publishes a project: what prevents it, what changed, and which players get it. @see MEDIA-08, MEDIA-02 */
export const PublishDialog = ({ editorSession, onClose }: PublishDialogProps) => {
  const translate = useTranslate();
  const formatFailure = useFormatFailure();
  const { name } = useStageSize();
  const problems = useProblems();
  const errors = listPublishErrors(problems);
  const { projectId, autosave } = editorSession;
  const saveState = useStore(autosave.state);
  const { publish, retry, ...publication } = usePublish(editorSession);
  const { isPending, publishedVersion, results, error } = publication;
  const isPublished = publishedVersion !== undefined;
  // An edit during the call would be based on the version that it replaces, and nothing would show its failure.
  const isPublishing = isPending && !isPublished;
  // The latest changes are saved first.
  const failure =
    error !== undefined
      ? formatFailure(translate('media.publish.of', { name }), error)
      : saveState.kind === 'failed' || saveState.kind === 'offline'
        ? `${translate('media.publish.unsaved')} ${formatFailure(translate('media.save.of', { name }), saveState.error)}`
        : undefined;
  const close = () => {
    if (!isPublishing) onClose();
  };
  const [chosen, setChosen] = useState<readonly Player[]>([]);
  const failedPlayers = chosen.filter(({ id }) => isUnsent(results.get(id)));
  const disabledReason =
    errors.length > 0
      ? translate('media.publish.invalid')
      : saveState.kind === 'conflict'
        ? translate('media.save.conflict')
        : undefined;
  return (
    <FormDialog open size="middle" title={translate('media.publish.title')} onClose={close}>
      <DialogBody>
        <div className="stack gap-16">
          <PublishProblems
            title={translate('media.publish.invalid')}
            problems={errors}
            disabled={isPublishing}
            onClose={onClose}
          />
          {!isPublished && (
            <PublishProblems
              title={translate('media.publish.warnings')}
              problems={listPublishWarnings(problems)}
              disabled={isPublishing}
              onClose={onClose}
            />
          )}
          {!isPublished && <PublishChanges editorSession={editorSession} />}
          <PublishPlayers
            {...{ projectId, publishedVersion, chosen, results }}
            onChoose={setChosen}
          />
          {failure && (
            <p className="dialog-error row gap-6" role="alert">
              <StateGlyph state="critical" size={12} />
              {failure}
            </p>
          )}
        </div>
      </DialogBody>
      {isPublished ? (
        <DialogActions>
          <ActionButton autoFocus onClick={onClose}>
            {translate('shell.close')}
          </ActionButton>
          {failedPlayers.length > 0 && (
            <ActionButton
              kind="primary"
              disabled={isPending}
              isPending={isPending}
              onClick={() => void retry(failedPlayers)}
            >
              {translate('media.publish.retry', { smart_count: failedPlayers.length })}
            </ActionButton>
          )}
        </DialogActions>
      ) : (
        <DialogFooter
          confirmLabel={translate('media.publish')}
          cancelLabel={translate('shell.cancel')}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason}
          isPending={isPending}
          cancelDisabled={isPublishing}
          onCancel={onClose}
          onConfirm={() => void publish(chosen)}
        />
      )}
    </FormDialog>
  );
};
