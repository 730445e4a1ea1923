import type { Task } from '../../tasks/Task.ts';
import { getTasks } from '../../tasks/tasks.ts';
import type { ImportSetup } from './ImportState.ts';

/** An import that is running, or whose result was not closed yet. */
export interface ActiveImport {
  readonly setup: ImportSetup;
  readonly task: { readonly id: string; readonly finished: Promise<Task> };
}

/** The latest import of each resource. Imports outlive the screen that started them, and end with the session. */
const importsByResource = new Map<string, ActiveImport>();

export const activeImports = {
  set: (resource: string, activeImport: ActiveImport) =>
    void importsByResource.set(resource, activeImport),
  delete: (resource: string) => void importsByResource.delete(resource),
  /** Removes a finished import whose result was closed; a running one can be reopened. */
  close: (resource: string) => {
    const id = importsByResource.get(resource)?.task.id;
    if (!getTasks().some(task => task.id === id && task.state === 'running'))
      importsByResource.delete(resource);
  },
  /** Also absent once its task is: the session changed, or the task was removed from the list. */
  get: (resource: string): ActiveImport | undefined => {
    const activeImport = importsByResource.get(resource);
    return activeImport && getTasks().some(({ id }) => id === activeImport.task.id)
      ? activeImport
      : undefined;
  },
};
