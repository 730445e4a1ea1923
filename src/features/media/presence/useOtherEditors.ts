import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { session } from '../../../api/session.ts';
import { calls } from '../../../data/calls.ts';
import { createRandomId } from '../../../domain/createRandomId.ts';
import { getErrorStatus } from '../../../domain/errorStatus.ts';
import type { components, Readable } from '../../../generated/media/types.ts';
import { enqueueRequest } from '../save/requestQueue.ts';

export type ProjectEditor = Readable<components['schemas']['ProjectEditor']>;

/** A tenth of the time after which the platform regards an editor as closed; a browser delays a background tab to a minute. */
const REPORT_INTERVAL_MS = 15_000;
const EXPIRY_MS = 150_000;

/** Denied, not found or not implemented: the project is deleted or withdrawn, or the platform has no such calls. */
const FINAL_STATUSES: ReadonlySet<number | undefined> = new Set([403, 404, 405, 501]);
const isFinal = (error: unknown) => FINAL_STATUSES.has(getErrorStatus(error));

/**
 * Reports that the project is open for editing, and returns who else has it open. Where nothing can be changed it only
 * reads. A platform without these calls is called once, and the list is empty.
 *
 * @see MEDIA-13
 */
export function useOtherEditors(projectId: string, canEdit: boolean): readonly ProjectEditor[] {
  // A closed editor is not opened again, so that a report that arrives late opens nothing: each opening has its own id.
  const [ownPrefix] = useState(createRandomId);
  const [opening, setOpening] = useState(1);
  const editorId = `${ownPrefix}-${opening}`;
  const key = `editors ${projectId}`;
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['media', 'editors', projectId, canEdit, editorId],
    queryFn: ({ signal }) =>
      canEdit
        ? // Not aborted: a pending report comes before the call that closes the editor.
          enqueueRequest(key, () =>
            calls.media.reportProjectEditor({ path: { id: projectId, editorId } }),
          )
        : calls.media.listProjectEditors({ path: { id: projectId }, signal }),
    ...{ gcTime: 0, retry: false },
    refetchInterval: ({ state }) => (isFinal(state.error) ? false : REPORT_INTERVAL_MS),
    refetchOnWindowFocus: ({ state }) => (isFinal(state.error) ? false : 'always'),
    refetchOnReconnect: ({ state }) => !isFinal(state.error),
    // A project in a tab in the background is still open.
    refetchIntervalInBackground: true,
  });
  const close = useEffectEvent((id: string, isPageHidden = false) => {
    if (isFinal(error)) return;
    const send = async () => {
      // The call of a user who has signed out would be rejected.
      if (session.read())
        await calls.media.closeProjectEditor({ path: { id, editorId }, keepalive: true });
    };
    // Without a response the platform regards the editor as closed a little later. A page that is left waits for nothing.
    void (isPageHidden ? send() : enqueueRequest(key, send)).catch(() => undefined);
    setOpening(before => before + 1);
  });
  useEffect(() => {
    if (!canEdit) return undefined;
    const onPageHide = () => close(projectId, true);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      close(projectId);
    };
  }, [projectId, canEdit]);
  // Old names are worse than none: the connection may be lost for hours.
  if (isFinal(error) || errorUpdatedAt > dataUpdatedAt + EXPIRY_MS) return [];
  return data?.filter(({ id }) => !id.startsWith(ownPrefix)) ?? [];
}
