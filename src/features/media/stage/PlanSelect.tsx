import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { useEditor, useEditorState, useMediaTree } from '../state/EditorContext.ts';
import { getAncestor, getChildrenOf } from '../model/mediaTree.ts';

/** The plan whose scenes the stage shows, where there is no room for the contents. */
export const PlanSelect = () => {
  const translate = useTranslate();
  const id = useId();
  const editor = useEditor();
  const tree = useMediaTree();
  const plans = getChildrenOf(tree, tree.rootId, 'plan');
  const planId = useEditorState(
    ({ activeId }) => getAncestor(tree, activeId, 'plan')?.id ?? plans[0]?.id,
  );
  if (plans.length === 0) return null;
  return (
    <div className="media-notice row gap-8">
      <label htmlFor={id} className="type-12 whitespace-nowrap text-2">
        {translate('media.level.plan')}
      </label>
      <select
        id={id}
        className="media-text-input"
        value={planId}
        onChange={event => editor.reveal(event.target.value)}
      >
        {plans.map(plan => (
          <option key={plan.id} value={plan.id}>
            {plan.fields.name}
          </option>
        ))}
      </select>
    </div>
  );
};
