import './tasks.css';

import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { closeTasksDrawer, useIsTasksDrawerOpen } from './tasksDrawerState.ts';
import { isTaskListed } from './isTaskListed.ts';
import { TaskItem } from './TaskItem.tsx';
import { useTasks } from './useTasks.ts';

interface TasksDrawerProps {
  /** Saved jobs that no task of this page shows. */
  readonly savedJobs?: ReactNode;
}

/** Lists all tasks with progress and outcome, wherever they were started. */
export const TasksDrawer = ({ savedJobs }: TasksDrawerProps) => {
  const translate = useTranslate();
  const open = useIsTasksDrawerOpen();
  const listedTasks = useTasks().filter(isTaskListed);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={closeTasksDrawer}
      slotProps={{
        paper: { className: 'tasks-drawer', role: 'dialog', 'aria-label': translate('tasks') },
      }}
    >
      <header className="tasks-head row spread">
        <h2 className="type-16 semibold">{translate('tasks')}</h2>
        <IconButton size="small" aria-label={translate('tasks.close')} onClick={closeTasksDrawer}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="tasks-list">
        {listedTasks.length > 0 ? (
          <ul>
            {listedTasks.map(task => (
              <TaskItem key={task.id} task={task} />
            ))}
          </ul>
        ) : (
          <div className="tasks-none">
            <EmptyState
              kind="nothing"
              title={translate('tasks.none')}
              hint={translate('tasks.none.hint')}
            />
          </div>
        )}
        {savedJobs}
      </div>
    </Drawer>
  );
};
