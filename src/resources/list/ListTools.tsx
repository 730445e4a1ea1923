import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { Density } from './useDensity.ts';

interface ListToolsProps {
  readonly density: Density;
  readonly onDensity: () => void;
}

/** At the right of the toolbar: how dense the rows are, and asking again. */
export const ListTools = ({ density, onDensity }: ListToolsProps) => {
  const translate = useTranslate();
  const { refetch } = useListContext();
  return (
    <div className="list-tools">
      <Tooltip title={translate(`list.density.${density}`)}>
        <IconButton
          className="list-density"
          aria-label={translate('list.density')}
          aria-pressed={density === 'comfortable'}
          onClick={onDensity}
        >
          <Icon name="density" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('list.refresh')}>
        <IconButton aria-label={translate('list.refresh')} onClick={() => void refetch()}>
          <Icon name="refresh" />
        </IconButton>
      </Tooltip>
    </div>
  );
};
