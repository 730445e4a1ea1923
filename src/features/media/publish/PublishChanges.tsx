import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { usePublishedPrograms } from '../../../data/usePlayerPlays.ts';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useEditorState, useTree } from '../editor/EditorContext.ts';
import type { EditorSession } from '../editor/useEditorSession.ts';
import { listPlanChanges } from '../model/planChanges.ts';

/** The plans that were added, changed or deleted since the project was last published. @see MEDIA-08 */
export const PublishChanges = ({ editorSession }: { readonly editorSession: EditorSession }) => {
  const translate = useTranslate();
  const tree = useTree();
  const updateTimes = useEditorState(state => state.updateTimes);
  const { projectId, autosave, loaded } = editorSession;
  // It may have been published since the editor was opened.
  const { data: project } = useQuery({
    queryKey: ['projects', 'publication', projectId],
    queryFn: ({ signal }) => calls.media.getProject({ path: { id: projectId }, signal }),
    placeholderData: loaded.project,
  });
  const publishedTime = project?.publishedTime;
  const { data: published, isFetching } = usePublishedPrograms(projectId);
  const { serverIds } = autosave.getSaved();
  const changes = listPlanChanges(tree, { publishedTime, published, updateTimes, serverIds });
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
        {changes.map(({ id, name, kind }) => (
          <li key={id} className="row gap-8">
            <bdi className="truncate">{name}</bdi>
            <span className="text-2 push-end nowrap">
              {translate(`media.publish.change.${kind}`)}
            </span>
          </li>
        ))}
      </ul>
      {changes.length === 0 && !isFetching && <p>{translate('media.publish.unchanged')}</p>}
    </section>
  );
};
