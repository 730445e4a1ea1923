import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Asset, AssetTabProps } from './Asset.ts';
import { usePreviousNext } from './usePreviousNext.ts';

interface PreviousNextButtonsProps extends AssetTabProps {
  readonly descriptor: ResourceDescriptor;
}

/** Links to the previous and the next device; the open tab stays. */
export const PreviousNextButtons = ({ descriptor, asset }: PreviousNextButtonsProps) => {
  const { previous, next } = usePreviousNext(asset);
  return (
    <span className="flex gap-4 max-sm:gap-0">
      <NeighbourButton
        {...{ descriptor }}
        neighbour={previous}
        icon="left"
        labelKey="asset.before"
        noneLabelKey="asset.first"
      />
      <NeighbourButton
        {...{ descriptor }}
        neighbour={next}
        icon="right"
        labelKey="asset.after"
        noneLabelKey="asset.last"
      />
    </span>
  );
};

interface NeighbourButtonProps extends Pick<PreviousNextButtonsProps, 'descriptor'> {
  readonly neighbour: Asset | undefined;
  readonly icon: 'left' | 'right';
  readonly labelKey: string;
  readonly noneLabelKey: string;
}

const NeighbourButton = ({
  descriptor,
  neighbour,
  icon,
  labelKey,
  noneLabelKey,
}: NeighbourButtonProps) => {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  const { search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  if (!neighbour)
    return (
      <IconButton disabled aria-label={translate(noneLabelKey)}>
        <Icon name={icon} />
      </IconButton>
    );
  const label = translate(labelKey, { name: neighbour.name });
  const path = routes.show(descriptor, neighbour.id) + (tab ? `?tab=${tab}` : '');
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={path} aria-label={label}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
};
