import { useEffect, useState } from 'react';

import { objectUrls } from '../../../ui/objectUrls.ts';
import type { EditorSession } from '../editor/useEditorSession.ts';
import { loadFrames, type PreviewPicture, type PreviewProgress } from './loadFrames.ts';

export interface PreviewState {
  readonly frames?: readonly PreviewPicture[];
  readonly progress?: PreviewProgress;
  /** `unsaved`: the platform draws what it has, and it does not have the latest edits. */
  readonly error?: unknown;
}

/** Why a preview cannot be drawn: the platform does not have the project as it is shown. */
export class UnsavedPreviewError extends Error {}

/** Saves the project, has it drawn where necessary, and loads its pictures. */
export function usePreviewFrames(
  { projectId, store, autosave }: EditorSession,
  id: string,
  attempt: number,
): PreviewState {
  const [state, setState] = useState<PreviewState>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const urls: string[] = [];
    const load = async () => {
      setState({});
      // A reader cannot have edits.
      if (!(await autosave.flush())) throw new UnsavedPreviewError();
      const onProgress = (progress: PreviewProgress) => !signal.aborted && setState({ progress });
      const frames = await loadFrames(store.get().history.tree, id, {
        ...{ projectId, saved: autosave.getSaved(), signal, onProgress },
      });
      urls.push(...frames.map(({ url }) => url));
      if (signal.aborted) urls.forEach(objectUrls.revoke);
      else setState({ frames });
    };
    load().catch((error: unknown) => {
      if (!signal.aborted) setState({ error });
    });
    return () => {
      controller.abort();
      urls.forEach(objectUrls.revoke);
    };
  }, [projectId, store, autosave, id, attempt]);
  return state;
}
