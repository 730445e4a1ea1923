import { calls } from '../../../data/calls.ts';
import type { MediaTree } from '../model/mediaTree.ts';
import type { ExecutedCreation } from './draftStore.ts';
import { enqueueRequest } from './requestQueue.ts';
import { type ProgramRecord, type ProjectRecord, readProject } from '../model/readProject.ts';

/** A project as the platform has it. */
export interface LoadedProject {
  readonly project: ProjectRecord;
  readonly programs: readonly ProgramRecord[];
  readonly tree: MediaTree;
  readonly version: number;
  /** The creation of a draft whose response was lost, where it is known to be executed. */
  readonly executed?: ExecutedCreation;
  /** Whether the platform responded without saying whether it has executed one of the creations of a draft. */
  readonly isCreationUnknown?: boolean;
}

/**
 * Reads a project with everything below it, after the changes that are being sent. The version comes first: when another
 * editor saves between both calls, the next change conflicts with it. A version after the plans would hide that change.
 *
 * @throws ApiError as every call does
 */
export async function loadProject(id: string, signal?: AbortSignal): Promise<LoadedProject> {
  const parameters = { path: { id }, ...(signal && { signal }) };
  const [project, programs] = await enqueueRequest(id, async () => {
    const read = await calls.media.getProject(parameters);
    // A response may lack the id that it was requested by.
    return [{ ...read, id }, await calls.media.listPrograms(parameters)] as const;
  });
  return { project, programs, tree: readProject(project, programs), version: project.version };
}
