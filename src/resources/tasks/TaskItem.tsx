import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { jobStorage } from './jobStorage.ts';
import { useDescribeError } from '../failures/useDescribeError.ts';
import type { Task } from './Task.ts';
import { getStopMessageKey } from './getStopMessageKey.ts';
import { getPercent, TaskProgressBar } from './TaskProgressBar.tsx';
import { cancelTask, removeTask } from './tasks.ts';
import { useTaskCountText } from './useTaskCountText.ts';

/** One task in the drawer: title, progress bar, counts and actions. */
export const TaskItem = ({ task }: { readonly task: Task }) => {
  const translate = useTranslate();
  const { formatCounts, formatUnfinished } = useTaskCountText();
  const describeError = useDescribeError();
  const { id, title, state, error, Detail, isStopping, detailTitle, startedAt } = task;
  const percent = state === 'running' ? getPercent(task) : undefined;
  const displayedState =
    state === 'done' && formatUnfinished(task.progress) !== '' ? 'partly' : state;
  const failure = state === 'failed' && error !== undefined ? describeError(error) : undefined;
  return (
    <li className="border-b border-b-(--line) px-16 py-12" aria-label={title}>
      <div className="flex justify-between gap-12">
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        <span className="whitespace-nowrap text-3">
          {percent === undefined ? translate(`task.state.${displayedState}`) : `${percent} %`}
        </span>
      </div>
      <TaskProgressBar task={task} />
      <div className="task-foot row min-h-28 justify-between gap-8 text-2">
        <span>
          <span>{isStopping ? translate('task.stopping') : formatCounts(task.progress)}</span>
          {' · '}
          <RelativeTime time={startedAt} />
        </span>
        <TaskActions task={task} />
      </div>
      {failure && (
        <p className="text-fault" role="alert">
          {failure.reason} {failure.remedy}
        </p>
      )}
      {task.physical && state === 'running' && (
        <p className="text-2">{translate('task.physical')}</p>
      )}
      {Detail && (state !== 'failed' || !task.isSingle) && (
        <details
          className="[&>summary]:cursor-pointer [&>summary]:px-0 [&>summary]:py-4 [&>summary]:text-2"
          open={state !== 'running'}
        >
          <summary>{detailTitle ?? translate('task.details')}</summary>
          <Detail key={id} />
        </details>
      )}
    </li>
  );
};

const TaskActions = ({ task }: { readonly task: Task }) => {
  const { id, title, state, isStopping, retry, retryCount, progress, savedJobId } = task;
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (state === 'running')
    return (
      <ActionButton
        kind="auxiliary"
        disabled={isStopping}
        aria-label={translate(`${getStopMessageKey(task)}.named`, { title })}
        onClick={() => cancelTask(id)}
      >
        {translate(getStopMessageKey(task))}
      </ActionButton>
    );
  return (
    <span className="task-actions row gap-4">
      {retry && (
        <ActionButton
          onClick={() => {
            removeTask(id);
            retry();
          }}
        >
          {translate('task.retry', { count: formatNumber(retryCount ?? progress.failed) })}
        </ActionButton>
      )}
      <IconButton
        size="small"
        aria-label={translate('task.dismiss', { title })}
        onClick={() => {
          removeTask(id);
          if (savedJobId !== undefined) jobStorage.remove(savedJobId);
        }}
      >
        <Icon name="close" size={15} />
      </IconButton>
    </span>
  );
};
