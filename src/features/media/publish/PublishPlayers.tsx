import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useStageSize } from '../editor/EditorContext.ts';

interface PublishPlayersProps {
  readonly projectId: string;
  /** Whether the project has just been published: the players are listed with their result. */
  readonly isPublished: boolean;
}

/** The players that have the project: what they do with the new version, offline ones later. */
export const PublishPlayers = ({ projectId, isPublished }: PublishPlayersProps) => {
  const translate = useTranslate();
  const stage = useStageSize();
  const { data, error, refetch } = useQuery({
    queryKey: ['players', 'project', projectId, isPublished],
    queryFn: async ({ signal }) => {
      const players = await calls.core.listPlayers({
        query: { filter: { order: 'assetName ASC' } },
        signal,
      });
      return players.filter(({ projects }) => projects.some(({ id }) => id === projectId));
    },
  });
  const title = translate(isPublished ? 'media.publish.results' : 'media.publish.players');
  return (
    <section aria-label={title}>
      <h3 className="type-13 semibold mb-8">{title}</h3>
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        errorLineClass="type-12"
        skeletonRows={2}
        empty={<p className="text-2">{translate('media.publish.players.none')}</p>}
      >
        {players => (
          <ul className="stack gap-6">
            {players.map(({ id, assetName, name, online, activeProjectId, width, height }) => (
              <li key={id} className="row gap-8">
                <StateGlyph state={online ? 'normal' : 'offline'} size={14} />
                <bdi>{`${assetName} ${name}`}</bdi>
                <span className="text-2 push-end text-end">
                  {translate(
                    !online
                      ? 'media.publish.player.offline'
                      : activeProjectId === projectId
                        ? 'media.publish.player.plays'
                        : 'media.publish.player.has',
                  )}
                  {(width !== stage.width || height !== stage.height) &&
                    ` ${translate('media.publish.player.size', { width, height })}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
};
