import { useNotify } from 'react-admin';

import { TaskProgress } from './TaskProgress.tsx';
import { getTasks } from './tasks.ts';

interface CallProgressProps {
  /** The task of the call that the dialog waits for; undefined renders nothing. */
  readonly id: string | undefined;
  /** Called when the call moves to Tasks: the dialog can close. */
  readonly onMoved: () => void;
}

/** The progress of the call that a dialog, or the form of a page, waits for. */
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
