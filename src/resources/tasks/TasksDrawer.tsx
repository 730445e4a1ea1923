import './tasks.css';

import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { closeTasks, useTasksOpen } from './drawer.ts';
import { isShown } from './isShown.ts';
import { TaskEntry } from './TaskEntry.tsx';
import { useTasks } from './useTasks.ts';

interface TasksDrawerProps {
  /** What this browser has written down of work that is no task of this page any more. */
  readonly earlier?: ReactNode;
}

/** Everything that takes long, wherever it was begun: how far it is, and what became of it. */
export const TasksDrawer = ({ earlier }: TasksDrawerProps) => {
  const translate = useTranslate();
  const open = useTasksOpen();
  const shown = useTasks().filter(isShown);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={closeTasks}
      slotProps={{
        paper: { className: 'tasks-drawer', role: 'dialog', 'aria-label': translate('tasks') },
      }}
    >
      <header className="tasks-head">
        <h2>{translate('tasks')}</h2>
        <IconButton size="small" aria-label={translate('tasks.close')} onClick={closeTasks}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="tasks-list">
        {shown.length > 0 ? (
          <ul>
            {shown.map(task => (
              <TaskEntry key={task.id} task={task} />
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
        {earlier}
      </div>
    </Drawer>
  );
};
