import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { removeTask, watchTask } from '../../../resources/tasks/tasks.ts';
import type { EditorSession } from '../save/useEditorSession.ts';
import { getProjectNode } from '../model/mediaTree.ts';
import { publishSaved } from './publishSaved.ts';
import { type Player, type PlayerResults, startPublishing } from './startPublishing.ts';

/** The latest changes are not saved, so that they cannot be published. */
class UnsavedProjectError extends Error {
  readonly messageKey = 'media.publish.unsaved';
  readonly messageOptions = {};
}

/** Publishes a project, adds it to players, and retries those that failed. @see MEDIA-08, MEDIA-12 */
export function usePublish({ projectId, autosave, store }: EditorSession) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [isPending, setPending] = useState(false);
  const [publishedVersion, setPublishedVersion] = useState<number>();
  const [results, setResults] = useState<PlayerResults>(new Map());
  const [error, setError] = useState<unknown>();
  const unwatch = useRef<() => void>(undefined);
  // A task that no dialog watches any more reports its end itself.
  useEffect(() => () => unwatch.current?.(), []);

  /** @returns whether the dialog, which is still there, has to show the result */
  const run = async (players: readonly Player[], publish?: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    const { name } = getProjectNode(store.get().history.tree).fields;
    const { id, finished } = startPublishing({
      ...{ projectId, name, players, path: pathname },
      title: translate('media.publish.of', { name }),
      publish,
      onResults: current => setResults(before => new Map([...before, ...current])),
      onFinished: () => {
        void queryClient.invalidateQueries({ queryKey: ['players'] });
        void queryClient.invalidateQueries({ queryKey: ['projects'] });
      },
    });
    unwatch.current = watchTask(id);
    const task = await finished;
    unwatch.current();
    unwatch.current = undefined;
    setPending(false);
    if (task.isInDrawer) return undefined;
    removeTask(id);
    // The dialog shows why the changes are not saved.
    if (task.state === 'failed' && !(task.error instanceof UnsavedProjectError))
      setError(task.error);
    return task.state === 'done' ? { name, failed: task.progress.failed } : undefined;
  };

  return {
    isPending,
    publishedVersion,
    results,
    error,
    publish: async (players: readonly Player[]) => {
      const result = await run(players, async () => {
        const isSaved = await autosave.publish(async version => {
          const published = await publishSaved(projectId, version);
          setPublishedVersion(published.publishedVersion ?? published.version);
          return published.version;
        });
        if (!isSaved) throw new UnsavedProjectError();
      });
      if (!result) return;
      const { name, failed } = result;
      if (failed === 0) notify(translate('media.publish.done', { name }), { type: 'success' });
      else
        notify(translate('media.publish.incomplete', { name, smart_count: failed }), {
          type: 'warning',
        });
    },
    retry: (players: readonly Player[]) => run(players),
  };
}
