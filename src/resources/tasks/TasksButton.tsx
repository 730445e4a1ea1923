import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { toggleTasksDrawer, useIsTasksDrawerOpen } from './tasksDrawerState.ts';
import { isTaskListed } from './isTaskListed.ts';
import { useTasks } from './useTasks.ts';

interface TasksButtonProps {
  readonly className: string;
  /** Called before the drawer opens, e.g. to close the menu that contains the button. */
  readonly onPick?: () => void;
  /** Whether the label is next to the icon; otherwise it is only the accessible name. */
  readonly showsLabel?: boolean;
}

/** Opens and closes the task drawer, and shows the number of running tasks. */
export const TasksButton = ({ className, onPick, showsLabel = false }: TasksButtonProps) => {
  const translate = useTranslate();
  const running = useTasks().filter(task => task.state === 'running' && isTaskListed(task)).length;
  const isOpen = useIsTasksDrawerOpen();
  const label = running > 0 ? translate('tasks.running', { count: running }) : translate('tasks');
  return (
    <button
      type="button"
      className={`relative ${className}`}
      aria-label={label}
      title={showsLabel ? undefined : label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        onPick?.();
        toggleTasksDrawer();
      }}
    >
      <Icon name="tasks" size={18} />
      {showsLabel && label}
      {!showsLabel && running > 0 && (
        <span className="absolute top-0 right-0 h-16 min-w-16 rounded-[8px] bg-(--accent) px-4 text-11 leading-11 font-bold text-(--on-accent)">
          {running}
        </span>
      )}
    </button>
  );
};
