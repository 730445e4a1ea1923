import { useNotify } from 'react-admin';

import { TaskProgress } from './TaskProgress.tsx';
import { readTasks } from './tasks.ts';

interface WorkInDialogProps {
  /** The call that the dialog waits for; nothing is drawn while there is none. */
  readonly id: string | undefined;
  /** It goes on under Tasks: the dialog can go. */
  readonly onMoved: () => void;
}

/** How far the call is that a dialog, or the form of a page, waits for. */
export const WorkInDialog = ({ id, onMoved }: WorkInDialogProps) => {
  const notify = useNotify();
  if (id === undefined) return null;
  return (
    <TaskProgress
      id={id}
      onMoved={() => {
        const title = readTasks().find(task => task.id === id)?.title ?? '';
        notify('task.moved', { type: 'info', messageArgs: { title } });
        onMoved();
      }}
    />
  );
};
