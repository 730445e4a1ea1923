import { createListeners } from '../../domain/createListeners.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import { createStore } from '../../domain/createStore.ts';
import type { ProgressCounts, Task, TaskPlan } from './Task.ts';

/** The tasks of this tab, newest first. They outlive the screens. */
const tasks = createStore<readonly Task[]>([]);
const controllers = new Map<string, AbortController>();
/** The number of screens that currently show a task, by id. */
const watchers = new Map<string, number>();
const taskEnds = createListeners<[task: Task]>();
let taskCount = 0;

const updateTask = (id: string, part: Partial<Task>) =>
  tasks.set(tasks.get().map(task => (task.id === id ? { ...task, ...part } : task)));

/**
 * Starts a task. Its outcome is in the list and in the promise, which never rejects.
 *
 * @example
 * const { id, finished } = startTask({ title: 'Export assets', run: ({ signal }) => runExport(signal) });
 * (await finished).state; // 'done', 'failed' or 'cancelled'
 */
export function startTask<Result>(plan: TaskPlan<Result>): {
  readonly id: string;
  readonly finished: Promise<Task>;
} {
  taskCount += 1;
  const id = `task-${taskCount}`;
  const controller = new AbortController();
  controllers.set(id, controller);
  const start: Task = {
    id,
    title: plan.title,
    state: 'running',
    progress: { done: 0, failed: 0 },
    startedAt: getPlatformTime(),
    isStopping: false,
    isInDrawer: false,
    isSingle: plan.isSingle,
    physical: plan.physical,
    savedJobId: plan.savedJobId,
    detailTitle: plan.detailTitle,
    Detail: plan.Detail,
  };
  tasks.set([start, ...tasks.get()]);
  const reportProgress = (progress: ProgressCounts) => updateTask(id, { progress });
  const finish = (part: Partial<Task>): Task => {
    controllers.delete(id);
    const current = tasks.get().find(task => task.id === id);
    const isInDrawer = current?.isInDrawer === true || !watchers.has(id);
    const ended: Task = { ...(current ?? start), ...part, isStopping: false, isInDrawer };
    // A task of an ended session is not listed, and its end is not reported.
    if (!current) return ended;
    updateTask(id, ended);
    taskEnds.notify(ended);
    return ended;
  };
  const { signal } = controller;
  const finished = plan.run({ signal, reportProgress }).then(
    result =>
      finish({
        state: signal.aborted ? 'cancelled' : 'done',
        result,
        retry: plan.getRetry?.(result),
        retryCount: plan.getRetryCount?.(),
      }),
    (error: unknown) =>
      finish({ state: signal.aborted ? 'cancelled' : 'failed', error, retry: plan.restart }),
  );
  return { id, finished };
}

/**
 * Cancels a task; completed work stays.
 *
 * @example cancelTask(id); // aborts the signal of its `run`
 */
export function cancelTask(id: string): void {
  if (!controllers.has(id)) return;
  updateTask(id, { isStopping: true });
  controllers.get(id)?.abort();
}

export const moveToDrawer = (id: string): void => updateTask(id, { isInDrawer: true });

/**
 * Removes a finished task from the list.
 *
 * @example removeTask(id); // a running one stays
 */
export const removeTask = (id: string): void =>
  tasks.set(tasks.get().filter(task => task.id !== id || task.state === 'running'));

/**
 * Cancels and removes all tasks at the end of their session.
 *
 * @example
 * endAllTasks();
 * getTasks(); // []
 */
export function endAllTasks(): void {
  const running = [...controllers.values()];
  controllers.clear();
  tasks.set([]);
  for (const controller of running) controller.abort();
}

/**
 * Marks a task as shown by a screen until the returned function is called. One that ends unwatched stays in the drawer.
 *
 * @example const unwatch = watchTask(id);
 */
export function watchTask(id: string): () => void {
  watchers.set(id, (watchers.get(id) ?? 0) + 1);
  return () => {
    const remaining = (watchers.get(id) ?? 1) - 1;
    if (remaining > 0) watchers.set(id, remaining);
    else watchers.delete(id);
  };
}

/**
 * Returns the tasks of this tab, newest first.
 *
 * @example const isRunning = getTasks().some(({ state }) => state === 'running');
 */
export const getTasks = tasks.get;
export const subscribeToTasks = tasks.subscribe;

/** Notifies of each task that ends, whatever its outcome. */
export const subscribeToTaskEnds = taskEnds.subscribe;
