import type { Progress, Task, TaskPlan } from './Task.ts';

/** The tasks of this tab, newest first. They live outside the screens, which come and go. */
let tasks: readonly Task[] = [];
const controllers = new Map<string, AbortController>();
const listeners = new Set<() => void>();
/** How many screens show a task at the moment, by id. */
const watchers = new Map<string, number>();
const endListeners = new Set<(task: Task) => void>();
let count = 0;

function put(next: readonly Task[]): void {
  tasks = next;
  for (const listener of listeners) listener();
}

const change = (id: string, part: Partial<Task>) =>
  put(tasks.map(task => (task.id === id ? { ...task, ...part } : task)));

/** Begins a piece of work. Its outcome stands in the list; the promise tells it too, and never fails. */
export function startTask<Result>(plan: TaskPlan<Result>): {
  readonly id: string;
  readonly over: Promise<Task>;
} {
  count += 1;
  const id = `task-${count}`;
  const controller = new AbortController();
  controllers.set(id, controller);
  const start: Task = {
    id,
    title: plan.title,
    state: 'running',
    progress: { done: 0, failed: 0 },
    began: Date.now(),
    stopping: false,
    inDrawer: false,
    isSingle: plan.isSingle,
    physical: plan.physical,
    keptAs: plan.keptAs,
    detailTitle: plan.detailTitle,
    Detail: plan.Detail,
  };
  put([start, ...tasks]);
  const tell = (progress: Progress) => change(id, { progress });
  const finish = (part: Partial<Task>): Task => {
    controllers.delete(id);
    const known = tasks.find(task => task.id === id);
    const inDrawer = known?.inDrawer === true || !watchers.has(id);
    const ended: Task = { ...(known ?? start), ...part, stopping: false, inDrawer };
    // A task whose session is over is nobody's: it is in no list, and nobody is told.
    if (!known) return ended;
    change(id, ended);
    for (const listener of endListeners) listener(ended);
    return ended;
  };
  const { signal } = controller;
  const over = plan.run({ signal, tell }).then(
    result =>
      finish({
        state: signal.aborted ? 'cancelled' : 'done',
        result,
        retry: plan.retryOf?.(result),
      }),
    (error: unknown) =>
      finish({ state: signal.aborted ? 'cancelled' : 'failed', error, retry: plan.again }),
  );
  return { id, over };
}

/** Asks a task to stop; what is done stays done. */
export function cancelTask(id: string): void {
  if (!controllers.has(id)) return;
  change(id, { stopping: true });
  controllers.get(id)?.abort();
}

/** Moves a task to the drawer. */
export const moveToDrawer = (id: string): void => change(id, { inDrawer: true });

/** Takes a task that is over out of the list. */
export const forgetTask = (id: string): void =>
  put(tasks.filter(task => task.id !== id || task.state === 'running'));

/** Ends everything and forgets it: the session that began it is over. */
export function endAllTasks(): void {
  const running = [...controllers.values()];
  controllers.clear();
  put([]);
  for (const controller of running) controller.abort();
}

/** Says that a screen shows a task until the answer is called. One that ends unseen stays in the drawer. */
export function watchTask(id: string): () => void {
  watchers.set(id, (watchers.get(id) ?? 0) + 1);
  return () => {
    const left = (watchers.get(id) ?? 1) - 1;
    if (left > 0) watchers.set(id, left);
    else watchers.delete(id);
  };
}

export const readTasks = (): readonly Task[] => tasks;

export function subscribeToTasks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of each task that ends, whatever its end. */
export function subscribeToEnds(listener: (task: Task) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
