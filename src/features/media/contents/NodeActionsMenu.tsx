import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { NodeAction } from './useNodeActions.ts';

/** The actions on the selected nodes, with their keys. */
export const NodeActionsMenu = ({ actions }: { readonly actions: readonly NodeAction[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('media.actions')}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="more" size={16} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ name, label, keys, icon, isDisabled, run }) => (
          <MenuItem
            key={name}
            disabled={isDisabled}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <Icon name={icon} size={15} />
            <ListItemText className="ml-8">{label}</ListItemText>
            <kbd className="type-12 ml-8 text-3">{keys}</kbd>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
