import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { useErrorMessage } from '../../../resources/failures/useErrorMessage.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useStageSize } from '../editor/EditorContext.ts';
import type { Player, PlayerResult } from './addToPlayers.ts';
import { PlayerChoice } from './PlayerChoice.tsx';

interface PublishPlayersProps {
  readonly projectId: string;
  /** Whether the project has just been published: the players are listed with their result. */
  readonly isPublished: boolean;
  /** The players that get the project for the first time. */
  readonly chosen: readonly Player[];
  readonly onChoose: (players: readonly Player[]) => void;
  readonly results: ReadonlyMap<string, PlayerResult>;
}

/** The players that have the project or get it: what they do with the new version, offline ones later. */
export const PublishPlayers = ({
  projectId,
  isPublished,
  chosen,
  onChoose,
  results,
}: PublishPlayersProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['players', 'project', projectId, isPublished, results],
    queryFn: ({ signal }) =>
      calls.core.listPlayers({ query: { filter: { order: 'assetName ASC' } }, signal }),
  });
  const title = translate(isPublished ? 'media.publish.results' : 'media.publish.players');
  const hasProject = ({ projects }: Player) => projects.some(({ id }) => id === projectId);
  return (
    <section aria-label={title}>
      <h3 className="type-13 semibold mb-8">{title}</h3>
      <QueryStates {...{ data, error }} onRetry={refetch} errorLineClass="type-12" skeletonRows={2}>
        {players => {
          const listed = players.filter(player => hasProject(player) || results.has(player.id));
          return (
            <div className="stack gap-12">
              {listed.length === 0 && (
                <p className="text-2">{translate('media.publish.players.none')}</p>
              )}
              <ul className="stack gap-6">
                {listed.map(player => (
                  <PlayerRow
                    key={player.id}
                    {...{ player, projectId }}
                    result={results.get(player.id)}
                  />
                ))}
              </ul>
              {!isPublished && (
                <PlayerChoice
                  players={players.filter(player => !hasProject(player))}
                  {...{ chosen, onChoose }}
                />
              )}
            </div>
          );
        }}
      </QueryStates>
    </section>
  );
};

interface PlayerRowProps {
  readonly player: Player;
  readonly projectId: string;
  readonly result: PlayerResult | undefined;
}

const PlayerRow = ({ player, projectId, result }: PlayerRowProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const stage = useStageSize();
  const { assetName, name, online, activeProjectId, width, height } = player;
  const error = typeof result === 'object' ? result.error : undefined;
  const state = error !== undefined ? 'fault' : online ? 'normal' : 'offline';
  const key =
    result === 'waiting' || !online ? 'offline' : activeProjectId === projectId ? 'plays' : 'has';
  return (
    <li className="row gap-8">
      <StateGlyph state={state} size={14} />
      <bdi>{`${assetName} ${name}`}</bdi>
      <span className="text-2 push-end text-end">
        {error !== undefined ? getErrorMessage(error) : translate(`media.publish.player.${key}`)}
        {(width !== stage.width || height !== stage.height) &&
          ` ${translate('media.publish.player.size', { width, height })}`}
      </span>
    </li>
  );
};
