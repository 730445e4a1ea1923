import type { Task } from '../../tasks/Task.ts';
import { getTasks } from '../../tasks/tasks.ts';
import type { ImportSetup } from './ImportState.ts';

/** An import whose rows are on their way, or whose result nobody has closed. */
export interface ActiveImport {
  readonly setup: ImportSetup;
  readonly task: { readonly id: string; readonly finished: Promise<Task> };
}

/** The last one of each resource. They outlive the screen that began them, and end with the session. */
const importsByResource = new Map<string, ActiveImport>();

export const activeImports = {
  set: (resource: string, activeImport: ActiveImport) =>
    void importsByResource.set(resource, activeImport),
  delete: (resource: string) => void importsByResource.delete(resource),
  /** Its result was seen and closed; one that is under way is found again. */
  close: (resource: string) => {
    const id = importsByResource.get(resource)?.task.id;
    if (!getTasks().some(task => task.id === id && task.state === 'running'))
      importsByResource.delete(resource);
  },
  /** Absent as well once its task is: the session is another, or somebody has taken it out of the list. */
  get: (resource: string): ActiveImport | undefined => {
    const activeImport = importsByResource.get(resource);
    return activeImport && getTasks().some(({ id }) => id === activeImport.task.id)
      ? activeImport
      : undefined;
  },
};
