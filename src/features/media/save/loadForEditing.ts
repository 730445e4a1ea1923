import { getErrorStatus, isSignedOut } from '../../../domain/errorStatus.ts';
import { readDraftAttempt } from './draftStore.ts';
import { loadProject, type LoadedProject } from './loadProject.ts';
import { readCreatedIds } from './readCreatedIds.ts';
import { sendChange } from './sendChange.ts';
import { hasDraftLock } from './useDraftLock.ts';

/**
 * Reads a project, and whether the platform has executed the creation of its draft whose response was lost: another editor
 * may have changed since what it created. A platform that does not say so does not prevent the project from being opened: its
 * draft is then merged by the user, before which the call is repeated.
 *
 * @throws ApiError as every call does
 * @see MEDIA-13
 */
export async function loadForEditing(id: string, signal: AbortSignal): Promise<LoadedProject> {
  const loaded = await loadProject(id, signal);
  const attempt = hasDraftLock(id) ? readDraftAttempt(id, loaded.tree) : undefined;
  if (!attempt) return loaded;
  const context = { projectId: id, send: sendChange, toServerId: (each: string) => each };
  try {
    const createdIds = await readCreatedIds(attempt, loaded.version, context);
    return createdIds ? { ...loaded, createdIds } : loaded;
  } catch (error) {
    if (!getErrorStatus(error) || isSignedOut(error)) throw error;
    return { ...loaded, isCreationUnknown: true };
  }
}
