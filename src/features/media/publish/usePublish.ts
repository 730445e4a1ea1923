import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';

import type { EditorSession } from '../save/useEditorSession.ts';
import {
  addToPlayers,
  type Player,
  type PlayerResult,
  type PlayerResults,
} from './addToPlayers.ts';
import { publishSaved } from './publishSaved.ts';

const isFailure = (result: PlayerResult | undefined) => typeof result === 'object';

/** Publishes a project, adds it to players, and retries those that failed. @see MEDIA-08, MEDIA-12 */
export function usePublish({ projectId, autosave }: EditorSession) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [publishedVersion, setPublishedVersion] = useState<number>();
  const [results, setResults] = useState<PlayerResults>(new Map());
  const [error, setError] = useState<unknown>();

  const send = async (players: readonly Player[]) => {
    let current: PlayerResults = results;
    const report = (id: string, result: PlayerResult) => {
      current = new Map(current).set(id, result);
      setResults(current);
    };
    for (const { id } of players) report(id, 'sending');
    await addToPlayers(projectId, players, report);
    await queryClient.invalidateQueries({ queryKey: ['players'] });
    return players.filter(({ id }) => isFailure(current.get(id))).length;
  };
  const run = async (publish: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await publish();
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  };
  const notifyResult = (name: string, failed: number) =>
    failed === 0
      ? notify(translate('media.publish.done', { name }), { type: 'success' })
      : notify(translate('media.publish.incomplete', { name, smart_count: failed }), {
          type: 'warning',
        });

  return {
    isPending,
    publishedVersion,
    results,
    error,
    publish: (players: readonly Player[]) =>
      run(async () => {
        if (!(await autosave.flush())) return;
        const published = await publishSaved(projectId, autosave.getSaved().version);
        autosave.rebase({ ...autosave.getSaved(), version: published.version });
        setPublishedVersion(published.publishedVersion ?? published.version);
        const failed = await send(players);
        await queryClient.invalidateQueries({ queryKey: ['projects'] });
        notifyResult(published.name, failed);
      }),
    retry: (players: readonly Player[]) =>
      run(async () => {
        await send(players);
      }),
  };
}
