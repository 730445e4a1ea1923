import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import type { components } from '../../generated/core/types.ts';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';

export type ModelType = components['schemas']['ModelType'];
export type ModelTypeDoc = components['schemas']['ModelTypeDoc'];

/** The last id that this page gave: two documents of one millisecond have ids of their own. */
let lastId = 0;

/** Creates the document of a model type: its id is the time, its path is its name. @see STORE-02 */
function createDoc(name: string, type: ModelType['type']): ModelTypeDoc {
  lastId = Math.max(Date.now(), lastId + 1);
  return { id: String(lastId), name, url: name, type };
}

/** Reads the documents of a model type, attaches stored documents to it, and removes them from it. */
export function useModelTypeDocuments(id: string) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation('modelTypes');
  const [isChanging, setIsChanging] = useState(false);
  const query = useQuery({
    queryKey: ['modelTypes', 'documents', id],
    queryFn: ({ signal }) => calls.core.getModelType({ path: { id }, signal }),
  });
  /** Sends a change with progress, and returns whether it was made; a failure is a notification. */
  const change = async (titleKey: string, name: string, send: () => Promise<unknown>) => {
    setIsChanging(true);
    try {
      await mutate(send);
      return true;
    } catch (error) {
      notifyError(translate(titleKey, { name }), error);
      return false;
    } finally {
      setIsChanging(false);
    }
  };
  return {
    query,
    isChanging,
    attach: (name: string, type: ModelType['type']) =>
      change('storage.attach.of', name, () =>
        calls.core.addModelTypeDoc({ path: { id }, body: createDoc(name, type) }),
      ),
    remove: ({ id: docId, name }: ModelTypeDoc) =>
      change('storage.detach.of', name, async () => {
        // The list is replaced as a whole, so what others have attached meanwhile is read first.
        const { docs } = await calls.core.getModelType({ path: { id } });
        const body = { id, docs: docs.filter(doc => doc.id !== docId) };
        return calls.core.updateModelType({ path: { id }, body });
      }),
  };
}
