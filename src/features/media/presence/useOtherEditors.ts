import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { calls } from '../../../data/calls.ts';
import { getErrorStatus } from '../../../domain/errorStatus.ts';
import type { components, Readable } from '../../../generated/media/types.ts';

export type ProjectEditor = Readable<components['schemas']['ProjectEditor']>;

/** A third of the time after which the platform takes an editor for closed. */
const REPORT_INTERVAL_MS = 15_000;

/** Not found, not allowed or not implemented: the project is deleted, or the platform has no such calls. */
const FINAL_STATUSES: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/** `crypto.randomUUID` exists in secure contexts only. */
const createEditorId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part =>
    part.toString(16).padStart(8, '0'),
  ).join('');

/**
 * Reports that the project is open for editing, and returns who else has it open. Where nothing can be changed it only
 * reads. A platform without these calls is called once, and the list is empty.
 *
 * @see MEDIA-13
 */
export function useOtherEditors(projectId: string, canEdit: boolean): readonly ProjectEditor[] {
  const [editorId] = useState(createEditorId);
  const { data } = useQuery({
    queryKey: ['media', 'editors', projectId, canEdit],
    queryFn: ({ signal }) =>
      canEdit
        ? calls.media.reportProjectEditor({ path: { id: projectId, editorId } })
        : calls.media.listProjectEditors({ path: { id: projectId }, signal }),
    ...{ gcTime: 0, retry: false, refetchOnWindowFocus: 'always' },
    refetchInterval: ({ state }) =>
      FINAL_STATUSES.has(getErrorStatus(state.error)) ? false : REPORT_INTERVAL_MS,
    // A project in a tab in the background is still open.
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    if (!canEdit) return undefined;
    const close = () => {
      // Without a response the platform takes the editor for closed a little later.
      calls.media
        .closeProjectEditor({ path: { id: projectId, editorId }, keepalive: true })
        .catch(() => undefined);
    };
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [projectId, editorId, canEdit]);
  return data?.filter(({ id }) => id !== editorId) ?? [];
}
