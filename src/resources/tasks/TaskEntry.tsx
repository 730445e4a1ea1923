import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Ago } from '../../ui/Ago.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { jobStorage } from '../bulk/kept/jobStorage.ts';
import { useFailureWords } from '../useFailureWords.ts';
import type { Task } from './Task.ts';
import { stopKey } from './stopKey.ts';
import { percentOf, TaskBar } from './TaskBar.tsx';
import { cancelTask, forgetTask } from './tasks.ts';
import { useTaskWords } from './useTaskWords.ts';

/** One task in the drawer: name, bar, counts, and what can be done about it. */
export const TaskEntry = ({ task }: { readonly task: Task }) => {
  const translate = useTranslate();
  const { countsOf, restOf } = useTaskWords();
  const failureWords = useFailureWords();
  const { id, title, state, error, Detail, stopping, detailTitle, began } = task;
  const percent = state === 'running' ? percentOf(task) : undefined;
  const ending = state === 'done' && restOf(task.progress) !== '' ? 'partly' : state;
  const why = state === 'failed' && error !== undefined ? failureWords(error) : undefined;
  return (
    <li className="task-entry" aria-label={title}>
      <div className="task-line">
        <span className="task-title">{title}</span>
        <span className="task-percent">
          {percent === undefined ? translate(`task.state.${ending}`) : `${percent} %`}
        </span>
      </div>
      <TaskBar task={task} />
      <div className="task-foot">
        <span>
          <span>{stopping ? translate('task.stopping') : countsOf(task.progress)}</span>
          {' · '}
          <Ago time={began} />
        </span>
        <TaskActs task={task} />
      </div>
      {why && (
        <p className="task-why" role="alert">
          {why.reason} {why.remedy}
        </p>
      )}
      {task.physical && state === 'running' && (
        <p className="task-note">{translate('task.physical')}</p>
      )}
      {Detail && (state !== 'failed' || !task.isSingle) && (
        <details className="task-detail" open={state !== 'running'}>
          <summary>{detailTitle ?? translate('task.details')}</summary>
          <Detail key={id} />
        </details>
      )}
    </li>
  );
};

const TaskActs = ({ task }: { readonly task: Task }) => {
  const { id, title, state, stopping, retry, progress, keptAs } = task;
  const translate = useTranslate();
  const figure = useFigures();
  if (state === 'running')
    return (
      <ActionButton
        kind="auxiliary"
        disabled={stopping}
        aria-label={translate(`${stopKey(task)}.named`, { title })}
        onClick={() => cancelTask(id)}
      >
        {translate(stopKey(task))}
      </ActionButton>
    );
  return (
    <span className="task-acts">
      {retry && (
        <ActionButton
          onClick={() => {
            forgetTask(id);
            retry();
          }}
        >
          {translate('task.retry', { count: figure(progress.failed) })}
        </ActionButton>
      )}
      <IconButton
        size="small"
        aria-label={translate('task.forget', { title })}
        onClick={() => {
          forgetTask(id);
          if (keptAs !== undefined) jobStorage.remove(keptAs);
        }}
      >
        <Icon name="close" size={15} />
      </IconButton>
    </span>
  );
};
