import { getErrorStatus, isSignedOut } from '../../../domain/errorStatus.ts';
import { readDraftAttempts } from './draftStore.ts';
import { loadProject, type LoadedProject } from './loadProject.ts';
import { readCreatedIds } from './readCreatedIds.ts';
import { sendChange } from './sendChange.ts';
import { hasDraftLock } from './useDraftLock.ts';

/**
 * Reads a project, and which of the creations of its draft whose responses were lost the platform has executed: another editor
 * may have changed since what it created. A platform that does not say so does not prevent the project from being opened: its
 * draft is then merged by the user, before which the calls are repeated.
 *
 * @throws ApiError as every call does
 * @see MEDIA-13
 */
export async function loadForEditing(id: string, signal: AbortSignal): Promise<LoadedProject> {
  const loaded = await loadProject(id, signal);
  const attempts = hasDraftLock(id) ? readDraftAttempts(id, loaded.tree) : [];
  const context = { projectId: id, send: sendChange, toServerId: (each: string) => each };
  let isCreationUnknown = false;
  for (const attempt of attempts) {
    try {
      const ids = await readCreatedIds(attempt, loaded.version, context);
      if (ids && attempt.sent) return { ...loaded, executed: { key: attempt.sent.key, ids } };
    } catch (error) {
      if (!getErrorStatus(error) || isSignedOut(error)) throw error;
      isCreationUnknown = true;
    }
  }
  return { ...loaded, isCreationUnknown };
}
