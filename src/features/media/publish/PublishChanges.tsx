import { useTranslate } from 'react-admin';

import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useEditorState, useTree } from '../editor/EditorContext.ts';
import type { EditorSession } from '../editor/useEditorSession.ts';
import { getChildrenOf } from '../model/mediaTree.ts';

/** The plans that changed since the project was last published. */
export const PublishChanges = ({ editorSession }: { readonly editorSession: EditorSession }) => {
  const translate = useTranslate();
  const tree = useTree();
  const updateTimes = useEditorState(state => state.updateTimes);
  const { publishedTime } = editorSession.loaded.project;
  const plans = getChildrenOf(tree, tree.rootId, 'plan').filter(
    ({ id }) => publishedTime === undefined || (updateTimes.get(id) ?? '') > publishedTime,
  );
  return (
    <section aria-label={translate('media.publish.changes')}>
      <h3 className="type-13 semibold mb-8">{translate('media.publish.changes')}</h3>
      <p className="text-2">
        {publishedTime === undefined ? (
          translate('media.publish.first')
        ) : (
          <>
            {translate('media.publish.last')} <SiteTime time={Date.parse(publishedTime)} />
          </>
        )}
      </p>
      <ul className="mt-4">
        {plans.map(({ id, fields }) => (
          <li key={id}>
            <bdi>{fields.name}</bdi>
          </li>
        ))}
      </ul>
      {plans.length === 0 && <p>{translate('media.publish.unchanged')}</p>}
    </section>
  );
};
