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
      <div
        className="fixed right-16 bottom-16 z-1250 w-[min(360px,calc(100vw-32px))] *:mx-12 not-empty:rounded-3 not-empty:border not-empty:border-(--line) not-empty:bg-(--surface) not-empty:elevation-2 *:first:mt-12 *:last:mb-12 empty:hidden max-sm:bottom-[calc(var(--bottom-bar)+var(--toasts-strip)+4px)]"
        role="status"
        aria-label={task.title}
      >
        <TaskProgress
          id={id}
          showsTitle
          onMoved={() => notify('task.moved', { type: 'info', messageArgs: { title: task.title } })}
        />
      </div>
    </Portal>
  );
};
