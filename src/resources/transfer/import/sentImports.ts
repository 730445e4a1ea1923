import type { Task } from '../../tasks/Task.ts';
import { readTasks } from '../../tasks/tasks.ts';
import type { Chosen } from './ImportState.ts';

/** An import whose rows are on their way, or whose result nobody has closed. */
export interface SentImport {
  readonly chosen: Chosen;
  readonly task: { readonly id: string; readonly over: Promise<Task> };
}

/** The last one of each resource. They outlive the screen that began them, and end with the session. */
const sent = new Map<string, SentImport>();

export const sentImports = {
  put: (resource: string, one: SentImport) => void sent.set(resource, one),
  forget: (resource: string) => void sent.delete(resource),
  /** Its result was seen and closed; one that is under way is found again. */
  close: (resource: string) => {
    const id = sent.get(resource)?.task.id;
    if (!readTasks().some(task => task.id === id && task.state === 'running'))
      sent.delete(resource);
  },
  /** Absent as well once its task is: the session is another, or somebody has taken it out of the list. */
  of: (resource: string): SentImport | undefined => {
    const one = sent.get(resource);
    return one && readTasks().some(({ id }) => id === one.task.id) ? one : undefined;
  },
};
