import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { DocumentTitle } from '../../../ui/Page.tsx';
import { useStore } from '../../../ui/useStore.ts';
import { useUnsavedForm } from '../../../ui/unsaved/unsavedForms.ts';
import { ContentsPanel } from '../contents/ContentsPanel.tsx';
import { LibraryContext } from '../library/LibraryContext.ts';
import { LibraryPanel } from '../library/LibraryPanel.tsx';
import { useLibraryPanel } from '../library/useLibraryPanel.ts';
import { useOtherEditors } from '../presence/useOtherEditors.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { MediaConflictDialog } from '../save/MediaConflictDialog.tsx';
import { NewerVersionNotice } from '../save/NewerVersionNotice.tsx';
import { hasProjectDraft } from '../save/draftStore.ts';
import { isUnsaved } from '../save/SaveState.ts';
import { hasDraftLock } from '../save/useDraftLock.ts';
import { storeDueDraft } from '../save/startDraftWriter.ts';
import { useNewerVersion } from '../save/useNewerVersion.ts';
import { SchedulePanel } from '../schedule/SchedulePanel.tsx';
import { ScheduleText } from '../schedule/ScheduleText.tsx';
import { PlanSelect } from '../stage/PlanSelect.tsx';
import { Stage } from '../stage/Stage.tsx';
import { EditorContext, useStageSize } from '../state/EditorContext.ts';
import { EditorHeader } from './EditorHeader.tsx';
import type { LoadedProject } from '../save/loadProject.ts';
import { type EditorSession, useEditorSession } from '../save/useEditorSession.ts';
import { useEditorKeys } from './useEditorKeys.ts';

interface EditorProps {
  readonly loaded: LoadedProject;
  /** Whether the user has the right to edit, also where the window is too narrow for it. */
  readonly canEdit: boolean;
  readonly readOnlyReason: string | undefined;
  readonly isNarrow: boolean;
  readonly listPath: string;
  /** Called with the id of the project when it can be edited: the editor has the draft by then. */
  readonly onEdit: (projectId: string) => void;
}

/** The editor of a loaded project: contents, stage, properties and schedule around one store. */
export const Editor = ({
  loaded,
  canEdit,
  readOnlyReason,
  isNarrow,
  listPath,
  onEdit,
}: EditorProps) => {
  const isEditable = readOnlyReason === undefined;
  const editorSession = useEditorSession(loaded, { canEdit, isEditable });
  const { projectId } = editorSession;
  // Behind the effects of the session, which use the lock of the draft.
  useEffect(() => {
    if (isEditable) onEdit(projectId);
  }, [isEditable, onEdit, projectId]);
  const { store } = editorSession;
  const context = useMemo(() => ({ store, readOnlyReason }), [store, readOnlyReason]);
  return (
    <EditorContext value={context}>
      <EditorPanels {...{ editorSession, isNarrow, listPath, readOnlyReason }} />
    </EditorContext>
  );
};

interface EditorPanelsProps extends Omit<EditorProps, 'loaded' | 'canEdit' | 'onEdit'> {
  readonly editorSession: EditorSession;
}

type OpenDialog = 'preview' | 'publish' | 'conflict' | undefined;

const EditorPanels = ({ editorSession, isNarrow, listPath, readOnlyReason }: EditorPanelsProps) => {
  const translate = useTranslate();
  const { autosave, store } = editorSession;
  const isDraftStored = useStore(editorSession.isDraftStored);
  const { name } = useStageSize();
  const saveState = useStore(autosave.state);
  // Edits of an earlier visit that do not fit are decided first.
  const [dialog, setDialog] = useState<OpenDialog>(
    saveState.kind === 'conflict' ? 'conflict' : undefined,
  );
  const editorRef = useRef<HTMLDivElement>(null);
  const { library, openedLibrary, closeLibrary } = useLibraryPanel(editorRef);
  const newerVersion = useNewerVersion(editorSession);
  const otherEditors = useOtherEditors(editorSession.projectId, readOnlyReason === undefined);
  const [isScheduleOpen, setScheduleOpen] = useState(true);
  useUnsavedForm(
    () => isUnsaved(autosave.state.get()),
    () => {
      storeDueDraft(editorSession.projectId);
      return editorSession.isDraftStored.get() && hasProjectDraft(editorSession.projectId);
    },
    autosave.state.subscribe,
  );
  useEditorKeys(store, readOnlyReason !== undefined, () => void autosave.flush());
  const toggleSchedule = useCallback(() => setScheduleOpen(isOpen => !isOpen), []);
  const close = () => setDialog(undefined);
  return (
    <LibraryContext value={library}>
      <div
        ref={editorRef}
        className={`media-editor flex h-full min-h-0 flex-col [--media-guide:#e0218a] [--media-select:#6fcddb] ${isNarrow ? 'is-narrow' : ''}`}
      >
        <DocumentTitle title={name} />
        <EditorHeader
          {...{ autosave, saveState, isDraftStored, listPath, otherEditors }}
          onPreview={() => setDialog('preview')}
          onPublish={() => setDialog('publish')}
          onResolve={() => setDialog('conflict')}
        />
        {readOnlyReason !== undefined && (
          <p
            className="media-notice media-read-only type-12 border-b border-b-(--line) bg-(--minor-soft) text-(--minor)"
            role="status"
          >
            {readOnlyReason}
          </p>
        )}
        {!isDraftStored && readOnlyReason === undefined && (
          <p
            className="media-notice media-read-only type-12 border-b border-b-(--line) bg-(--minor-soft) text-(--minor)"
            role="status"
          >
            {translate(
              hasDraftLock(editorSession.projectId)
                ? 'media.save.noSpace'
                : 'media.save.otherWindow',
            )}
          </p>
        )}
        {newerVersion !== undefined && (
          <NewerVersionNotice time={newerVersion} onShow={() => setDialog('conflict')} />
        )}
        {isNarrow && <PlanSelect />}
        <div className="media-columns grid min-h-0 flex-1 grid-cols-[264px_minmax(0,1fr)_288px]">
          {isNarrow ? null : openedLibrary ? (
            <LibraryPanel
              key={openedLibrary.key}
              request={openedLibrary.request}
              onClose={closeLibrary}
            />
          ) : (
            <ContentsPanel />
          )}
          <Stage />
          {!isNarrow && <PropertiesPanel />}
        </div>
        {isNarrow ? (
          <ScheduleText />
        ) : (
          <SchedulePanel isOpen={isScheduleOpen} onToggle={toggleSchedule} />
        )}
        {dialog === 'preview' && <PreviewDialog {...{ editorSession }} onClose={close} />}
        {dialog === 'publish' && <PublishDialog {...{ editorSession }} onClose={close} />}
        {dialog === 'conflict' && (saveState.kind === 'conflict' || newerVersion !== undefined) && (
          <MediaConflictDialog {...{ editorSession }} onClose={close} />
        )}
      </div>
    </LibraryContext>
  );
};
