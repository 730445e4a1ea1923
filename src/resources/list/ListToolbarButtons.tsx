import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import type { ListView } from './useListView.ts';

interface ListToolbarButtonsProps {
  readonly view: ListView;
  /** Prints every matching row. */
  readonly onPrint: () => void;
}

/** The right part of the toolbar: density, columns, refresh, print, and full screen. */
export const ListToolbarButtons = ({ view, onPrint }: ListToolbarButtonsProps) => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  const [density, toggleDensity] = view.density;
  const [isFullScreen, toggleFullScreen] = view.fullScreen;
  return (
    <div className="list-tools ml-auto flex items-center gap-2 print:hidden!">
      <ToolButton
        icon="density"
        label={translate('list.density')}
        tooltip={translate(`list.density.${density}`)}
        pressed={density === 'comfortable'}
        onClick={toggleDensity}
      />
      <ColumnsButton columns={view.columns} />
      <ToolButton
        icon="refresh"
        label={translate('list.refresh')}
        busy={isFetching}
        onClick={() => void refetch()}
      />
      <ToolButton icon="print" label={translate('list.print')} onClick={onPrint} />
      <ToolButton
        icon="fullscreen"
        label={translate('list.full')}
        tooltip={translate(isFullScreen ? 'list.full.end' : 'list.full.begin')}
        pressed={isFullScreen}
        onClick={toggleFullScreen}
      />
    </div>
  );
};

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The effect of a press, where the label only names the subject. */
  readonly tooltip?: string;
  readonly pressed?: boolean;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

const ToolButton = ({
  icon,
  label,
  tooltip = label,
  pressed,
  busy = false,
  onClick,
}: ToolButtonProps) => (
  <Tooltip title={tooltip}>
    <IconButton
      className={
        busy
          ? "after:absolute after:inset-x-4 after:bottom-2 after:h-2 after:origin-[left] after:animate-[working_1.2s_var(--ease)_300ms_infinite_backwards] after:rounded-[1px] after:bg-(--accent) after:content-['']"
          : ''
      }
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);
