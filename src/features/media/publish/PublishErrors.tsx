import { useTranslate } from 'react-admin';

import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useEditor, useTree } from '../editor/EditorContext.ts';
import { describePath, type listPublishErrors } from '../model/validateProject.ts';

interface PublishErrorsProps {
  readonly errors: ReturnType<typeof listPublishErrors>;
  readonly onClose: () => void;
}

/** The parts that prevent publishing; a press shows the part. */
export const PublishErrors = ({ errors, onClose }: PublishErrorsProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useTree();
  return (
    <section aria-label={translate('media.publish.invalid')}>
      <h3 className="type-13 semibold row gap-6 mb-8">
        <StateGlyph state="minor" size={14} />
        {translate('media.publish.invalid')}
      </h3>
      <ul className="stack gap-4">
        {errors.map(([id, problem]) => (
          <li key={id}>
            <button
              type="button"
              className="plain-button text-accent"
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
