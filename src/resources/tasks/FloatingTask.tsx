import './tasks.css';

import Portal from '@mui/material/Portal';
import { useNotify } from 'react-admin';

import { TaskProgress } from './TaskProgress.tsx';
import { useTask } from './useTasks.ts';

/** Shows the progress of a call without a dialog: at the lower edge, after 300 ms, without blocking the page. */
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
