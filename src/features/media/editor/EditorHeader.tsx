import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { projects } from '../../../generated/media/resources.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { clipText, MAX_TITLE_LENGTH } from '../../../domain/clipText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { getModifierKey } from '../../../ui/formatShortcut.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { OtherEditors } from '../presence/OtherEditors.tsx';
import type { ProjectEditor } from '../presence/useOtherEditors.ts';
import type { Autosave } from '../save/Autosave.ts';
import type { SaveState } from '../save/SaveState.ts';
import { SaveStateLabel } from '../save/SaveStateLabel.tsx';
import { listPublishErrors, listPublishWarnings } from '../model/validateProject.ts';
import {
  useEditor,
  useEditorState,
  useProblems,
  useReadOnlyReason,
  useStageSize,
} from '../state/EditorContext.ts';

const [publishProject] = projects.actions;

interface EditorHeaderProps {
  readonly autosave: Autosave;
  readonly saveState: SaveState;
  /** Whether the browser has what is not saved. */
  readonly isDraftStored: boolean;
  readonly listPath: string;
  readonly otherEditors: readonly ProjectEditor[];
  readonly onPreview: () => void;
  readonly onPublish: () => void;
  readonly onResolve: () => void;
}

/** Name, size, saving and problems of a project; undo, redo, preview and publish. */
export const EditorHeader = ({
  autosave,
  saveState,
  isDraftStored,
  listPath,
  otherEditors,
  onPreview,
  onPublish,
  onResolve,
}: EditorHeaderProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const { name, width, height } = useStageSize();
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  const isReadOnly = useReadOnlyReason() !== undefined;
  const publishDenial = useDenialReason(projects.name, [publishProject])(publishProject);
  const button = (key: string, icon: IconName, isEnabled: boolean, run: () => void) => (
    <Tooltip title={translate(`${key}.hint`, { modifier: getModifierKey() })}>
      <span>
        <IconButton aria-label={translate(key)} disabled={!isEnabled} onClick={run}>
          <Icon name={icon} size={17} />
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <header className="media-head row min-h-50 gap-12 border-b border-b-(--line) px-16 py-0">
      <Link
        to={listPath}
        className="grid min-h-[max(24px,var(--target))] min-w-24 flex-none place-items-center text-2"
        aria-label={translate('media.toList')}
      >
        <Icon name="left" size={16} />
      </Link>
      <h1 className="type-16 truncate font-semibold" tabIndex={-1}>
        <bdi>{clipText(name, MAX_TITLE_LENGTH)}</bdi>
      </h1>
      <span className="whitespace-nowrap text-2">{`${width} × ${height}`}</span>
      <SaveStateLabel
        {...{ isDraftStored }}
        state={saveState}
        onRetry={() => void autosave.flush()}
        onResolve={onResolve}
      />
      <OtherEditors editors={otherEditors} />
      <ProblemTag />
      <div className="row ml-auto gap-8">
        {!isReadOnly && (
          <>
            {button('media.undo', 'undo', canUndo, editor.undo)}
            {button('media.redo', 'redo', canRedo, editor.redo)}
          </>
        )}
        <ActionButton startIcon={<Icon name="play" />} onClick={onPreview}>
          {translate('media.preview')}
        </ActionButton>
        <ActionButton
          kind="primary"
          startIcon={<Icon name="upload" />}
          disabled={publishDenial !== undefined}
          disabledReason={publishDenial ?? ''}
          onClick={onPublish}
        >
          {translate('media.publish')}
        </ActionButton>
      </div>
    </header>
  );
};

/** The problems of the project; each press shows the next one. */
const ProblemTag = () => {
  const translate = useTranslate();
  const editor = useEditor();
  const byNode = useProblems();
  const problems = [...listPublishErrors(byNode), ...listPublishWarnings(byNode)];
  const [first] = problems;
  if (!first) return null;
  const showNext = () => {
    const at = problems.findIndex(([id]) => id === editor.get().activeId);
    editor.reveal((problems[at + 1] ?? first)[0]);
  };
  return (
    <button type="button" className="plain-button" onClick={showNext}>
      <Tag tone="minor" glyph="minor">
        {problems.length === 1
          ? translate(`media.problem.${first[1]}`)
          : translate('media.problems', { smart_count: problems.length })}
      </Tag>
    </button>
  );
};
