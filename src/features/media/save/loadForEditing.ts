import { readDraftAttempt } from './draftStore.ts';
import { loadProject, type LoadedProject } from './loadProject.ts';
import { readCreatedIds } from './readCreatedIds.ts';
import { sendChange } from './sendChange.ts';
import { hasDraftLock } from './useDraftLock.ts';

/**
 * Reads a project, and whether the platform has executed the creation of its draft whose response was lost: another editor
 * may have changed since what it created.
 *
 * @throws ApiError as every call does
 * @see MEDIA-13
 */
export async function loadForEditing(id: string, signal: AbortSignal): Promise<LoadedProject> {
  const loaded = await loadProject(id, signal);
  const attempt = hasDraftLock(id) ? readDraftAttempt(id, loaded.tree) : undefined;
  if (!attempt) return loaded;
  const context = { projectId: id, send: sendChange, toServerId: (each: string) => each };
  const createdIds = await readCreatedIds(attempt, loaded.version, context);
  return createdIds ? { ...loaded, createdIds } : loaded;
}
