import { useNotify } from 'react-admin';

import { TaskProgress } from './TaskProgress.tsx';
import { getTasks } from './tasks.ts';

interface CallProgressProps {
  /** The call that the dialog waits for; nothing is drawn while there is none. */
  readonly id: string | undefined;
  /** It goes on under Tasks: the dialog can go. */
  readonly onMoved: () => void;
}

/** How far the call is that a dialog, or the form of a page, waits for. */
export const CallProgress = ({ id, onMoved }: CallProgressProps) => {
  const notify = useNotify();
  if (id === undefined) return null;
  return (
    <TaskProgress
      id={id}
      onMoved={() => {
        const title = getTasks().find(task => task.id === id)?.title ?? '';
        notify('task.moved', { type: 'info', messageArgs: { title } });
        onMoved();
      }}
    />
  );
};
