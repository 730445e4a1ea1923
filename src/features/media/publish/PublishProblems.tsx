import { useTranslate } from 'react-admin';

import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useEditor, useMediaTree } from '../state/EditorContext.ts';
import { describePath, type LocatedProblem } from '../model/validateProject.ts';

interface PublishProblemsProps {
  readonly title: string;
  readonly problems: readonly LocatedProblem[];
  readonly disabled: boolean;
  readonly onClose: () => void;
}

/** Parts with a problem; a press shows the part. */
export const PublishProblems = ({ title, problems, disabled, onClose }: PublishProblemsProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useMediaTree();
  if (problems.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="type-13 row mb-8 gap-6 font-semibold">
        <StateGlyph state="minor" size={14} />
        {title}
      </h3>
      <ul className="stack gap-4">
        {problems.map(([id, problem]) => (
          <li key={id}>
            <button
              type="button"
              className="plain-button text-accent"
              disabled={disabled}
              onClick={() => {
                editor.reveal(id);
                onClose();
              }}
            >
              {describePath(tree, id) || translate('media.level.project')}
            </button>
            <span className="text-2"> {translate(`media.problem.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
