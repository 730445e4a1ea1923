import { calls } from '../../../data/calls.ts';
import type { components, Readable } from '../../../generated/media/types.ts';
import { enqueueRequest } from '../save/requestQueue.ts';
import { classifySaveError } from '../save/saveErrors.ts';

type Project = Readable<components['schemas']['Project']>;

/**
 * Publishes the saved version of a project. A call whose response was lost may have been executed: the version after the
 * saved one is then a published one, and publishing is done.
 *
 * @throws ApiError 409 (87) another editor has changed the project
 */
export async function publishSaved(projectId: string, version: number): Promise<Project> {
  const path = { id: projectId };
  try {
    // An editor that opens the project meanwhile reads the version after it.
    return await enqueueRequest(projectId, () =>
      calls.media.publishProject({ path, query: { version } }),
    );
  } catch (error) {
    if (classifySaveError(error) !== 'conflict') throw error;
    const project = await calls.media.getProject({ path });
    const isPublished =
      project.version === version + 1 && project.publishedVersion === project.version;
    if (!isPublished) throw error;
    return project;
  }
}
