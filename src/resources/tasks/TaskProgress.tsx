import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { getStopMessageKey } from './getStopMessageKey.ts';
import type { Task } from './Task.ts';
import { getPercent, TaskProgressBar } from './TaskProgressBar.tsx';
import { cancelTask, moveToDrawer, watchTask } from './tasks.ts';
import { useWaitStage } from './useWaitStage.ts';
import { useTask } from './useTasks.ts';
import { useElapsedSeconds } from './useElapsedSeconds.ts';
import { useTaskCountText } from './useTaskCountText.ts';

interface TaskProgressProps {
  /** As returned by `startTask`. */
  readonly id: string;
  /** Called when the task moves to the drawer: its dialog can close. */
  readonly onMoved?: () => void;
  /** Whether the surrounding dialog has a button that cancels the task. */
  readonly hasStop?: boolean;
  /** Whether to show the title, where no surrounding element names the task. */
  readonly showsTitle?: boolean;
}

/**
 * Shows the progress of a task where it was started: nothing for 300 ms, then a bar, after 3 s a percentage and Cancel;
 * after 10 s it moves to the drawer. Renders nothing once the task is over.
 */
export const TaskProgress = ({
  id,
  onMoved,
  hasStop = false,
  showsTitle = false,
}: TaskProgressProps) => {
  const task = useTask(id);
  useEffect(() => watchTask(id), [id]);
  return task?.state === 'running' ? (
    <RunningTask {...{ task, onMoved, hasStop, showsTitle }} />
  ) : null;
};

interface RunningTaskProps {
  readonly task: Task;
  readonly onMoved?: (() => void) | undefined;
  readonly hasStop: boolean;
  readonly showsTitle: boolean;
}

const RunningTask = ({ task, onMoved, hasStop, showsTitle }: RunningTaskProps) => {
  const translate = useTranslate();
  const { formatCounts } = useTaskCountText();
  const stage = useWaitStage(task.startedAt);
  const moveAway = useEffectEvent(() => {
    moveToDrawer(task.id);
    onMoved?.();
  });
  useEffect(() => {
    if (stage === 'away') moveAway();
  }, [stage]);
  if (stage === 'quiet') return null;
  const title = showsTitle && (
    <div className="min-w-0 font-semibold wrap-anywhere">{task.title}</div>
  );
  if (stage === 'short')
    return (
      <>
        {title}
        <TaskProgressBar task={task} />
      </>
    );
  const percent = getPercent(task);
  return (
    <div className="task">
      {title}
      <div className="flex justify-between gap-12">
        <span>
          {task.isStopping ? translate('task.stopping') : formatCounts(task.progress)}
          {task.isSingle && <ElapsedTime startedAt={task.startedAt} />}
        </span>
        {percent !== undefined && <span className="whitespace-nowrap text-3">{percent} %</span>}
      </div>
      <TaskProgressBar task={task} />
      {task.physical && <p className="text-2">{translate('task.physical')}</p>}
      {!hasStop && (
        <div className="task-foot row min-h-28 justify-between gap-8 text-2">
          <ActionButton
            kind="auxiliary"
            disabled={task.isStopping}
            onClick={() => cancelTask(task.id)}
          >
            {translate(getStopMessageKey(task))}
          </ActionButton>
        </div>
      )}
    </div>
  );
};

/** The progress of a single call is unknown; its elapsed time is shown instead. */
const ElapsedTime = ({ startedAt }: { readonly startedAt: number }) => {
  const translate = useTranslate();
  return <> · {translate('task.seconds', { seconds: useElapsedSeconds(startedAt) })}</>;
};
