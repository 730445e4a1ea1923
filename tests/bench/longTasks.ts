interface Recording {
  longTasks?: number[];
}

/** In the page: records the tasks of the main thread that take at least 50 ms. */
export function recordLongTasks(): void {
  const tasks: number[] = [];
  (globalThis as Recording).longTasks = tasks;
  new PerformanceObserver(list => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** In the page: returns the milliseconds of the longest recorded task; 0 without any of at least 50 ms. */
export const readLongestTask = (): number =>
  Math.max(0, ...((globalThis as Recording).longTasks ?? []));
