import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { QueryError } from '../../../resources/failures/QueryError.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { EditorSession } from '../save/useEditorSession.ts';
import { getActiveSceneId } from '../state/EditorContext.ts';
import { getAncestor, type MediaTree } from '../model/mediaTree.ts';
import { FramePlayer } from './FramePlayer.tsx';
import type { PreviewProgress } from './loadFrames.ts';
import { UnsavedPreviewError, usePreviewFrames } from './usePreviewFrames.ts';

type PreviewLevel = 'item' | 'scene' | 'plan';

interface PreviewDialogProps {
  readonly editorSession: EditorSession;
  readonly onClose: () => void;
}

/** Returns what can be previewed from a node: its item, its scene, its plan. */
function listTargets(
  tree: MediaTree,
  activeId: string,
): Readonly<Partial<Record<PreviewLevel, string>>> {
  const sceneId = getActiveSceneId(tree, activeId);
  const itemId = getAncestor(tree, activeId, 'item')?.id;
  const planId = sceneId === undefined ? undefined : getAncestor(tree, sceneId, 'plan')?.id;
  return {
    ...(itemId !== undefined && { item: itemId }),
    ...(sceneId !== undefined && { scene: sceneId }),
    ...(planId !== undefined && { plan: planId }),
  };
}

/** Plays the pictures that the platform draws of an item, a scene or a plan. @see MEDIA-10 */
export const PreviewDialog = ({ editorSession, onClose }: PreviewDialogProps) => {
  const translate = useTranslate();
  const [{ targets }] = useState(() => {
    const { history, activeId } = editorSession.store.get();
    return { targets: listTargets(history.tree, activeId) };
  });
  const levels = Object.keys(targets) as readonly PreviewLevel[];
  const [level, setLevel] = useState<PreviewLevel>(targets.item ? 'item' : 'scene');
  const id = targets[level];
  return (
    <FormDialog open size="large" title={translate('media.preview')} onClose={onClose}>
      <DialogBody>
        {id === undefined ? (
          <EmptyState kind="nothing" title={translate('media.preview.nothing')} />
        ) : (
          <div className="stack gap-12">
            <SegmentedControl
              label={translate('media.preview.of')}
              value={level}
              options={levels.map(name => ({ name, label: translate(`media.level.${name}`) }))}
              onChange={setLevel}
            />
            <PreviewContent key={id} {...{ editorSession, id }} />
          </div>
        )}
      </DialogBody>
      <DialogActions>
        <ActionButton onClick={onClose}>{translate('shell.close')}</ActionButton>
      </DialogActions>
    </FormDialog>
  );
};

const PreviewContent = ({
  editorSession,
  id,
}: {
  readonly editorSession: EditorSession;
  readonly id: string;
}) => {
  const translate = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const { frames, progress, error } = usePreviewFrames(editorSession, id, attempt);
  const retry = () => setAttempt(attempt + 1);
  if (error instanceof UnsavedPreviewError) {
    return (
      <EmptyState
        kind="failed"
        title={translate('media.preview.unsaved')}
        action={<ActionButton onClick={retry}>{translate('shell.retry')}</ActionButton>}
      />
    );
  }
  if (error) return <QueryError error={error} onRetry={retry} />;
  if (frames?.length === 0)
    return <EmptyState kind="nothing" title={translate('media.preview.nothing')} />;
  if (frames) return <FramePlayer frames={frames} />;
  return <PreviewWait progress={progress} />;
};

/** How far a preview is: the share of its pictures, or of the scenes of a plan. */
const PreviewWait = ({ progress }: { readonly progress: PreviewProgress | undefined }) => {
  const translate = useTranslate();
  const { step = 'loading', done = 0, total = 0, scene } = progress ?? {};
  const share = step === 'loading' && total > 0 ? done / total : undefined;
  const value = scene ? (scene.number - 1 + (share ?? 0)) / scene.total : share;
  return (
    <div className="grid min-h-240 place-items-center gap-12" role="status">
      <progress {...(value !== undefined && { value })} />
      {scene && <span>{translate('media.preview.scene', scene)}</span>}
      <span>{translate(`media.preview.${step}`, { done: done + 1, total })}</span>
    </div>
  );
};
