import './tasks.css';

import { useTranslate } from 'react-admin';

import type { Task } from './Task.ts';

/** Returns the progress as whole percent; undefined while the total is unknown. */
export const getPercent = ({ progress: { done, total } }: Task): number | undefined =>
  total === undefined ? undefined : total === 0 ? 100 : Math.floor((done / total) * 100);

/** Shows task progress as a bar: indeterminate while the total is unknown. */
export const TaskProgressBar = ({ task }: { readonly task: Task }) => {
  const translate = useTranslate();
  const percent = task.state === 'done' ? 100 : getPercent(task);
  return (
    <div
      className={`task-bar relative mx-0 my-6 h-4 overflow-hidden rounded-[2px] bg-(--line) [&>i]:absolute [&>i]:inset-y-0 [&>i]:right-auto [&>i]:left-0 [&>i]:rounded-[2px] [&>i]:bg-(--accent) task-bar-${task.state}`}
      role="progressbar"
      aria-label={task.title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={percent === undefined ? translate('task.working') : undefined}
    >
      <i
        className={percent === undefined ? 'task-bar-unknown' : ''}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
};
