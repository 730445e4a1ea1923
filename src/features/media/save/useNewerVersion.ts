import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { useStore } from '../../../ui/useStore.ts';
import type { EditorSession } from './useEditorSession.ts';

const CHECK_INTERVAL_MS = 30_000;

/**
 * Returns when another editor last changed the project, as ISO 8601; undefined while this one has the latest version. The
 * platform has no locks: a newer version means that another editor works on the project.
 *
 * @see MEDIA-13
 */
export function useNewerVersion({ projectId, autosave }: EditorSession): string | undefined {
  const { kind } = useStore(autosave.state);
  const { data } = useQuery({
    queryKey: ['media', 'version', projectId],
    queryFn: ({ signal }) => calls.media.getProject({ path: { id: projectId }, signal }),
    ...{ refetchInterval: CHECK_INTERVAL_MS, refetchOnWindowFocus: 'always', gcTime: 0 },
    // The editor has just been loaded.
    ...{ staleTime: CHECK_INTERVAL_MS, retry: false },
  });
  const isNewer = data !== undefined && data.version > autosave.getSaved().version;
  return kind === 'saved' && isNewer ? data.updateTime : undefined;
}
