import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { ListView } from './useListView.ts';

interface ListToolsProps {
  readonly view: ListView;
  /** Prints every row that matches. */
  readonly onPrint: () => void;
}

/** At the right of the toolbar: how dense the rows are, which columns there are, asking again, paper, and the whole screen. */
export const ListTools = ({ view, onPrint }: ListToolsProps) => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  const [density, changeDensity] = view.density;
  const [full, changeFull] = view.full;
  return (
    <div className="list-tools">
      <Tool
        icon="density"
        label={translate('list.density')}
        tip={translate(`list.density.${density}`)}
        pressed={density === 'comfortable'}
        onClick={changeDensity}
      />
      <ColumnsButton columns={view.columns} />
      <Tool
        icon="refresh"
        label={translate('list.refresh')}
        busy={isFetching}
        onClick={() => void refetch()}
      />
      <Tool icon="print" label={translate('list.print')} onClick={onPrint} />
      <Tool
        icon="fullscreen"
        label={translate('list.full')}
        tip={translate(full ? 'list.full.end' : 'list.full.begin')}
        pressed={full}
        onClick={changeFull}
      />
    </div>
  );
};

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** What a press does, where the label says only what it is about. */
  readonly tip?: string;
  readonly pressed?: boolean;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ icon, label, tip = label, pressed, busy = false, onClick }: ToolProps) => (
  <Tooltip title={tip}>
    <IconButton
      className={busy ? 'list-busy' : ''}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);
