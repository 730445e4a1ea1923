import './tasks.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { closeTasksDrawer, useIsTasksDrawerOpen } from './tasksDrawerState.ts';
import { isTaskListed } from './isTaskListed.ts';
import { TaskItem } from './TaskItem.tsx';
import { useTasks } from './useTasks.ts';

interface TasksDrawerProps {
  /** Saved jobs that no task of this page shows. */
  readonly savedJobs?: ReactNode;
}

/**
 * Lists all tasks with progress and outcome, wherever they were started. It is non-modal: a user follows a task and
 * works on.
 *
 * @see SHELL-09
 */
export const TasksDrawer = ({ savedJobs }: TasksDrawerProps) => {
  const translate = useTranslate();
  const isOpen = useIsTasksDrawerOpen();
  const listedTasks = useTasks().filter(isTaskListed);
  if (!isOpen) return null;
  return (
    <SidePanel title={translate('tasks')} onClose={closeTasksDrawer}>
      {listedTasks.length > 0 ? (
        <ul>
          {listedTasks.map(task => (
            <TaskItem key={task.id} task={task} />
          ))}
        </ul>
      ) : (
        <EmptyState
          kind="nothing"
          title={translate('tasks.none')}
          hint={translate('tasks.none.hint')}
        />
      )}
      {savedJobs}
    </SidePanel>
  );
};
