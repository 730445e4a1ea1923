import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { openTasks, useTasksOpen } from './drawer.ts';
import { isShown } from './isShown.ts';
import { useTasks } from './useTasks.ts';

interface TasksButtonProps {
  readonly className: string;
  /** Something to be done before the drawer opens, e.g. closing what the button stands in. */
  readonly onPick?: () => void;
  /** The word beside the glyph; else it is only spoken. */
  readonly worded?: boolean;
}

/** Opens the drawer of tasks, and says how many are running. */
export const TasksButton = ({ className, onPick, worded = false }: TasksButtonProps) => {
  const translate = useTranslate();
  const running = useTasks().filter(task => task.state === 'running' && isShown(task)).length;
  const isOpen = useTasksOpen();
  const name = running > 0 ? translate('tasks.running', { count: running }) : translate('tasks');
  return (
    <button
      type="button"
      className={`tasks-button ${className}`}
      aria-label={name}
      title={worded ? undefined : name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        onPick?.();
        openTasks();
      }}
    >
      <Icon name="tasks" size={18} />
      {worded && name}
      {!worded && running > 0 && <span className="tasks-badge">{running}</span>}
    </button>
  );
};
