import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { MINUTE_MS } from '../domain/duration.ts';
import { getPlayerPlays, type PlayerPlays } from '../domain/media/getPlayerPlays.ts';
import { parseInstant } from '../domain/timeZone.ts';
import { toPlayMoment } from '../domain/media/toPlayMoment.ts';
import { readPublishedPrograms, toScheduledPlan } from './publishedPrograms.ts';
import { useNow } from './useNow.ts';

interface PlayingPlayer {
  readonly activeProjectId?: string | undefined;
  readonly insertedUntil?: string | undefined;
  readonly projects: readonly { readonly id: string; readonly version: number }[];
}

/**
 * Reads when the programs of a published version are played; all players that have it share the call.
 *
 * @param version of the project; absent: the latest published one
 * @example const { data: programs, isFetching } = usePublishedPrograms(project.id, 3);
 */
export const usePublishedPrograms = (projectId: string | undefined, version?: number) =>
  useQuery({
    queryKey: ['projects', 'published', projectId, version],
    queryFn: ({ signal }) => readPublishedPrograms(projectId ?? '', version, signal),
    enabled: projectId !== undefined && projectId !== '',
    staleTime: MINUTE_MS,
  });

/**
 * Returns what a player plays now and next, as of each minute on the clock of the city: undefined without a project and
 * until its times are read, `failed` when they did not load.
 *
 * @param zone the IANA time zone of the city
 * @example const playing = usePlayerPlays(player, useSiteZone()); // { plays, dayNumber }
 * @see MEDIA-12
 */
export function usePlayerPlays(
  { activeProjectId, insertedUntil, projects }: PlayingPlayer,
  zone: string | undefined,
): { readonly plays: PlayerPlays; readonly dayNumber: number } | 'failed' | undefined {
  const now = useNow();
  // A player that was offline when the project was published plays the version that it has.
  const version = projects.find(({ id }) => id === activeProjectId)?.version;
  const { data, error } = usePublishedPrograms(activeProjectId, version);
  const playing = useMemo(() => {
    if (!data) return undefined;
    const plays = getPlayerPlays(data.map(toScheduledPlan), {
      ...{ now, zone },
      insertedUntil: insertedUntil === undefined ? undefined : parseInstant(insertedUntil, zone),
    });
    return { plays, dayNumber: toPlayMoment(now, zone).dayNumber };
  }, [data, insertedUntil, now, zone]);
  return playing ?? (error ? 'failed' : undefined);
}
