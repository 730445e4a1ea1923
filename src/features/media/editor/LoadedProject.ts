import type { MediaTree } from '../model/mediaTree.ts';
import type { ProgramRecord, ProjectRecord } from '../model/readProject.ts';

/** A project as the platform has it. */
export interface LoadedProject {
  readonly project: ProjectRecord;
  readonly programs: readonly ProgramRecord[];
  readonly tree: MediaTree;
}
