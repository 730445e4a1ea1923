import { useEffect, useState } from 'react';

import { objectUrls } from '../../../ui/objectUrls.ts';
import type { EditorSession } from '../save/useEditorSession.ts';
import { loadFrames, type PreviewPicture, type PreviewProgress } from './loadFrames.ts';

/** A picture of a preview with its object URL. */
export interface PreviewImage extends Omit<PreviewPicture, 'content'> {
  readonly url: string;
}

export interface PreviewState {
  readonly frames?: readonly PreviewImage[];
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
      const pictures = await loadFrames(store.get().history.tree, id, {
        ...{ projectId, saved: autosave.getSaved(), signal, onProgress },
      });
      // A preview that is closed or fails while it loads has no URLs to revoke.
      if (signal.aborted) return;
      const frames = pictures.map(({ content, ...picture }) => {
        const url = objectUrls.create(content);
        urls.push(url);
        return { ...picture, url };
      });
      setState({ frames });
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
