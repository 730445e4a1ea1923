import '../media.css';
import '../items/items.css';
import '../library/library.css';
import '../properties/properties.css';
import '../save/merge.css';
import '../stage/area.css';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCanAccess, useTranslate } from 'react-admin';

import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { RecordQueryStates } from '../../../resources/failures/RecordQueryStates.tsx';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { ShowPageProps } from '../../../resources/screens/defineResource.tsx';
import { DocumentTitle } from '../../../ui/Page.tsx';
import { Editor } from './Editor.tsx';
import { loadForEditing } from '../save/loadForEditing.ts';
import { loadProject } from '../save/loadProject.ts';
import { useDraftLock } from '../save/useDraftLock.ts';

/** Below this width there is no room for the stage between the tree and the properties. */
const NARROW = '(max-width: 1023.95px)';

/** The editor of one project. @see MEDIA-01 */
export default function EditorPage({ descriptor, id }: ShowPageProps) {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  const isNarrow = useMediaQuery(NARROW);
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: 'edit', record: { id } });
  const { update } = descriptor.verbs;
  const getDenialReason = useDenialReason(descriptor.name, update ? [update] : []);
  const denialReason = update && getDenialReason(update);
  const isEditable = canAccess === true && !isNarrow;
  // An editor has its draft by itself, and stays one while its window is narrow: it may have edits to send and to undo.
  const [editedId, setEditedId] = useState<string>();
  const isOpen = editedId === id;
  const isEditor = isEditable || isOpen;
  const hasDraft = useDraftLock(id, isEditable && !isOpen);
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'editor', id, isEditor],
    queryFn: ({ signal }) => (isEditor ? loadForEditing(id, signal) : loadProject(id, signal)),
    // Read after the lock, so that it has what the window that had the draft before saved last.
    enabled: canAccess !== undefined && (!isEditor || isOpen || hasDraft !== undefined),
    // The editor has its own copy; a later visit reads the project again.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  });
  if (data && canAccess !== undefined) {
    const readOnlyReason = !canAccess
      ? (denialReason ?? translate('media.readOnly'))
      : isNarrow
        ? translate('media.readOnly.narrow')
        : undefined;
    return (
      <Editor
        key={`${id} ${isEditor}`}
        {...{ loaded: data, canEdit: canAccess, readOnlyReason, isNarrow }}
        listPath={routes.list(descriptor)}
        onEdit={setEditedId}
      />
    );
  }
  return (
    <div className="media-editor flex h-full min-h-0 flex-col [--media-guide:#e0218a] [--media-select:#6fcddb]">
      <DocumentTitle title={translate('media.editor')} />
      <h1 className="visually-hidden" tabIndex={-1}>
        {translate('media.editor')}
      </h1>
      <RecordQueryStates {...{ descriptor, error }} onRetry={refetch} />
    </div>
  );
}
