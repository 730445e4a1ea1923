import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { useAddresses } from '../../../resources/AddressesContext.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Asset, PartProps } from './Part.ts';
import { useNeighbours } from './useNeighbours.ts';

interface NeighboursProps extends PartProps {
  readonly descriptor: ResourceDescriptor;
}

/** To the device before and after this one; the tab that is open stays open. */
export const Neighbours = ({ descriptor, asset }: NeighboursProps) => {
  const { before, after } = useNeighbours(asset);
  return (
    <span className="asset-neighbours">
      <Step {...{ descriptor }} to={before} icon="left" words="asset.before" none="asset.first" />
      <Step {...{ descriptor }} to={after} icon="right" words="asset.after" none="asset.last" />
    </span>
  );
};

interface StepProps extends Pick<NeighboursProps, 'descriptor'> {
  readonly to: Asset | undefined;
  readonly icon: 'left' | 'right';
  readonly words: string;
  readonly none: string;
}

const Step = ({ descriptor, to, icon, words, none }: StepProps) => {
  const translate = useTranslate();
  const addresses = useAddresses();
  const { search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  if (!to)
    return (
      <IconButton disabled aria-label={translate(none)}>
        <Icon name={icon} />
      </IconButton>
    );
  const label = translate(words, { name: to.name });
  const path = addresses.show(descriptor, to.id) + (tab ? `?tab=${tab}` : '');
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={path} aria-label={label}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
};
