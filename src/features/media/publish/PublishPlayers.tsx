import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { useDescribeError } from '../../../resources/failures/useDescribeError.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useStageSize } from '../state/EditorContext.ts';
import { isUnsent, type Player, type PlayerResult, type PlayerResults } from './startPublishing.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { PlayNow } from './PlayNow.tsx';

/** The time after which the players are read again while their results are shown. */
const RESULTS_INTERVAL_MS = 5_000;

interface PublishPlayersProps {
  readonly projectId: string;
  /** The version that was just published: the players are listed with their result. */
  readonly publishedVersion: number | undefined;
  /** The players that get the project for the first time. */
  readonly chosen: readonly Player[];
  readonly onChoose: (players: readonly Player[]) => void;
  readonly results: PlayerResults;
}

/** The players that have the project or get it: what they do with the new version, offline ones later. */
export const PublishPlayers = ({
  projectId,
  publishedVersion,
  chosen,
  onChoose,
  results,
}: PublishPlayersProps) => {
  const translate = useTranslate();
  const isPublished = publishedVersion !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['players', 'project', projectId],
    queryFn: ({ signal }) =>
      calls.core.listPlayers({ query: { filter: { order: 'assetName ASC' } }, signal }),
    refetchInterval: isPublished && RESULTS_INTERVAL_MS,
  });
  const sending = [...results.values()].filter(result => result === 'sending').length;
  const title = translate(isPublished ? 'media.publish.results' : 'media.publish.players');
  const hasProject = ({ projects }: Player) => projects.some(({ id }) => id === projectId);
  return (
    <section aria-label={title}>
      <h3 className="type-13 mb-8 font-semibold">{title}</h3>
      <QueryStates {...{ data, error }} onRetry={refetch} errorLineClass="type-12" skeletonRows={2}>
        {players => {
          const listed = players
            .filter(player => hasProject(player) || results.has(player.id))
            .toSorted((a, b) => getRank(a, results) - getRank(b, results));
          return (
            <div className="stack gap-12">
              <p className="text-2">
                {listed.length === 0
                  ? translate('media.publish.players.none')
                  : translate('media.publish.players.count', {
                      smart_count: listed.length,
                      offline: listed.filter(({ online }) => !online).length,
                    })}
              </p>
              {sending > 0 && (
                <p className="row gap-8" role="status">
                  <progress value={results.size - sending} max={results.size} />
                  {translate('media.publish.sending', {
                    done: results.size - sending,
                    total: results.size,
                  })}
                </p>
              )}
              {listed.length > 0 && (
                <ul className="stack gap-6">
                  {listed.map(player => (
                    <PlayerRow
                      key={player.id}
                      {...{ player, projectId, publishedVersion }}
                      result={results.get(player.id)}
                    />
                  ))}
                </ul>
              )}
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

/** Players that did not get the project come first, then those that wait. */
function getRank({ id, online }: Player, results: PublishPlayersProps['results']): number {
  const result = results.get(id);
  if (isUnsent(result)) return 0;
  if (result === 'sending') return 2;
  return result === 'waiting' || !online ? 1 : 2;
}

interface PlayerRowProps {
  readonly player: Player;
  readonly projectId: string;
  readonly publishedVersion: number | undefined;
  readonly result: PlayerResult | undefined;
}

/** What a player does with the new version: before it is published, what it will do. */
function getPlayerKey(
  { online, activeProjectId, projects }: Player,
  { projectId, publishedVersion, result }: Omit<PlayerRowProps, 'player'>,
): string {
  if (result === 'sending' || result === 'notSent') return result;
  if (result === 'waiting' || !online) return 'offline';
  const isActive = activeProjectId === projectId;
  const isIdle = activeProjectId === undefined;
  if (publishedVersion === undefined)
    return isActive ? 'willPlay' : isIdle ? 'willHaveOnly' : 'willHave';
  const version = projects.find(({ id }) => id === projectId)?.version ?? 0;
  if (version < publishedVersion && result !== 'sent') return 'pending';
  return isActive ? 'plays' : isIdle ? 'hasOnly' : 'has';
}

const PlayerRow = ({ player, ...context }: PlayerRowProps) => {
  const { result } = context;
  const translate = useTranslate();
  const describeError = useDescribeError();
  const stage = useStageSize();
  const { assetName, name, online, width, height } = player;
  const error = typeof result === 'object' ? result.error : undefined;
  const failure = error === undefined ? undefined : describeError(error);
  const state = error !== undefined ? 'fault' : online ? 'normal' : 'offline';
  const key = getPlayerKey(player, context);
  return (
    <li className="row gap-8">
      <StateGlyph state={state} size={14} />
      <bdi>{`${assetName} ${name}`}</bdi>
      <span className="ml-auto text-right text-2">
        {failure
          ? [failure.reason, failure.remedy].filter(Boolean).join(' ')
          : translate(`media.publish.player.${key}`)}
        {error === undefined &&
          (width !== stage.width || height !== stage.height) &&
          ` ${translate('media.publish.player.size', { width, height })}`}
      </span>
      {(key === 'has' || key === 'hasOnly') && (
        <PlayNow player={player} projectId={context.projectId} />
      )}
    </li>
  );
};
