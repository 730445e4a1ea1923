import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { usePublishedPrograms } from '../../../data/usePlayerPlays.ts';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useEditorState, useMediaTree } from '../state/EditorContext.ts';
import type { EditorSession } from '../save/useEditorSession.ts';
import { listPlanChanges, listProjectChanges } from '../model/planChanges.ts';

/** What changed since the project was last published: the project itself, and plans. @see MEDIA-08 */
export const PublishChanges = ({ editorSession }: { readonly editorSession: EditorSession }) => {
  const translate = useTranslate();
  const tree = useMediaTree();
  const updateTimes = useEditorState(state => state.updateTimes);
  const changedVersions = useEditorState(state => state.changedVersions);
  const savedTree = useEditorState(state => state.savedTree);
  const { projectId, autosave, loaded } = editorSession;
  // It may have been published since the editor was opened.
  const { data: project } = useQuery({
    queryKey: ['projects', 'publication', projectId],
    queryFn: ({ signal }) => calls.media.getProject({ path: { id: projectId }, signal }),
    placeholderData: loaded.project,
  });
  const { publishedTime, publishedVersion } = project ?? {};
  const { data: published, isFetching } = usePublishedPrograms(projectId);
  const { serverIds } = autosave.getSaved();
  const planChanges = listPlanChanges(tree, {
    ...{ publishedTime, publishedVersion, published, serverIds },
    ...{ savedTree, updateTimes, changedVersions },
  });
  const projectChanges = listProjectChanges(tree, { ...project, published, serverIds });
  return (
    <section aria-label={translate('media.publish.changes')}>
      <h3 className="type-13 mb-8 font-semibold">{translate('media.publish.changes')}</h3>
      <p className="text-2">
        {publishedTime === undefined ? (
          translate('media.publish.first')
        ) : (
          <>
            {translate('media.publish.last')} <SiteTime time={publishedTime} />
          </>
        )}
      </p>
      <ul className="mt-4">
        {projectChanges.map(kind => (
          <li key={kind} className="row gap-8">
            <span className="truncate">{translate(`media.publish.change.${kind}`)}</span>
            <span className="ml-auto whitespace-nowrap text-2">
              {translate('media.publish.change.changed')}
            </span>
          </li>
        ))}
        {planChanges.map(({ id, name, kind }) => (
          <li key={id} className="row gap-8">
            <bdi className="truncate">{name}</bdi>
            <span className="ml-auto whitespace-nowrap text-2">
              {translate(`media.publish.change.${kind}`)}
            </span>
          </li>
        ))}
      </ul>
      {projectChanges.length + planChanges.length === 0 && !isFetching && (
        <p>{translate('media.publish.unchanged')}</p>
      )}
    </section>
  );
};
