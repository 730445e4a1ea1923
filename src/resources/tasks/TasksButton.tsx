import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { openTasksDrawer, useIsTasksDrawerOpen } from './tasksDrawerState.ts';
import { isTaskListed } from './isTaskListed.ts';
import { useTasks } from './useTasks.ts';

interface TasksButtonProps {
  readonly className: string;
  /** Something to be done before the drawer opens, e.g. closing what the button stands in. */
  readonly onPick?: () => void;
  /** The word beside the glyph; else it is only spoken. */
  readonly showsLabel?: boolean;
}

/** Opens the drawer of tasks, and says how many are running. */
export const TasksButton = ({ className, onPick, showsLabel = false }: TasksButtonProps) => {
  const translate = useTranslate();
  const running = useTasks().filter(task => task.state === 'running' && isTaskListed(task)).length;
  const isOpen = useIsTasksDrawerOpen();
  const label = running > 0 ? translate('tasks.running', { count: running }) : translate('tasks');
  return (
    <button
      type="button"
      className={`tasks-button ${className}`}
      aria-label={label}
      title={showsLabel ? undefined : label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        onPick?.();
        openTasksDrawer();
      }}
    >
      <Icon name="tasks" size={18} />
      {showsLabel && label}
      {!showsLabel && running > 0 && <span className="tasks-badge">{running}</span>}
    </button>
  );
};
