import './tasks.css';

import Portal from '@mui/material/Portal';
import { useNotify } from 'react-admin';

import { TaskProgress } from './TaskProgress.tsx';
import { useTask } from './useTasks.ts';

/** How far a call is that was begun without a dialog: at the lower edge, from 300 ms on, and in nobody's way. */
export const FloatingTask = ({ id }: { readonly id: string }) => {
  const task = useTask(id);
  const notify = useNotify();
  if (task?.state !== 'running' || task.isInDrawer) return null;
  return (
    <Portal>
      <div className="task-floating" role="status" aria-label={task.title}>
        <TaskProgress
          id={id}
          showsTitle
          onMoved={() => notify('task.moved', { type: 'info', messageArgs: { title: task.title } })}
        />
      </div>
    </Portal>
  );
};
