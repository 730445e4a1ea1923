import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { stopKey } from './stopKey.ts';
import type { Task } from './Task.ts';
import { percentOf, TaskBar } from './TaskBar.tsx';
import { cancelTask, moveToDrawer, watchTask } from './tasks.ts';
import { useStage } from './useStage.ts';
import { useTask } from './useTasks.ts';
import { useSeconds } from './useSeconds.ts';
import { useTaskWords } from './useTaskWords.ts';

interface TaskProgressProps {
  /** Of a task, as `startTask` answered it. */
  readonly id: string;
  /** It has moved to the drawer: the dialog that shows it can go. */
  readonly onMoved?: () => void;
  /** The dialog around it has a button that stops the task. */
  readonly hasStop?: boolean;
  /** Nothing around it says what is being done. */
  readonly titled?: boolean;
}

/**
 * How far a task is, where it was begun: nothing for 300 ms, then a bar, after 3 s percent and Cancel; after 10 s it
 * moves to the drawer. Draws nothing of a task that is over.
 */
export const TaskProgress = ({
  id,
  onMoved,
  hasStop = false,
  titled = false,
}: TaskProgressProps) => {
  const task = useTask(id);
  useEffect(() => watchTask(id), [id]);
  return task?.state === 'running' ? <RunningTask {...{ task, onMoved, hasStop, titled }} /> : null;
};

interface RunningTaskProps {
  readonly task: Task;
  readonly onMoved?: (() => void) | undefined;
  readonly hasStop: boolean;
  readonly titled: boolean;
}

const RunningTask = ({ task, onMoved, hasStop, titled }: RunningTaskProps) => {
  const translate = useTranslate();
  const { countsOf } = useTaskWords();
  const stage = useStage(task.began);
  const leave = useEffectEvent(() => {
    moveToDrawer(task.id);
    onMoved?.();
  });
  useEffect(() => {
    if (stage === 'away') leave();
  }, [stage]);
  if (stage === 'quiet') return null;
  const title = titled && <div className="task-title">{task.title}</div>;
  if (stage === 'short')
    return (
      <>
        {title}
        <TaskBar task={task} />
      </>
    );
  const percent = percentOf(task);
  return (
    <div className="task">
      {title}
      <div className="task-line">
        <span>
          {task.stopping ? translate('task.stopping') : countsOf(task.progress)}
          {task.isSingle && <Waited began={task.began} />}
        </span>
        {percent !== undefined && <span className="task-percent">{percent} %</span>}
      </div>
      <TaskBar task={task} />
      {task.physical && <p className="task-note">{translate('task.physical')}</p>}
      {!hasStop && (
        <div className="task-foot">
          <ActionButton
            kind="auxiliary"
            disabled={task.stopping}
            onClick={() => cancelTask(task.id)}
          >
            {translate(stopKey(task))}
          </ActionButton>
        </div>
      )}
    </div>
  );
};

/** Of one call nobody knows how far it is, but how long it has taken. */
const Waited = ({ began }: { readonly began: number }) => {
  const translate = useTranslate();
  return <> · {translate('task.seconds', { seconds: useSeconds(began) })}</>;
};
