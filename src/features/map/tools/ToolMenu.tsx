import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';

/** An entry of a menu of the map. */
export interface ToolMenuItem {
  readonly id: string;
  readonly label: string;
  /** Present for an entry that is on or off, or one of several. */
  readonly isChecked?: boolean;
  readonly role?: 'menuitemcheckbox' | 'menuitemradio';
  readonly isDisabled?: boolean;
  readonly onPick: () => void;
}

export interface ToolMenuGroup {
  readonly label: string;
  readonly items: readonly ToolMenuItem[];
}

interface ToolMenuProps {
  readonly label: string;
  readonly icon: IconName;
  /** Whether one of its tools is in use. */
  readonly isActive?: boolean;
  readonly groups: readonly ToolMenuGroup[];
}

/** The labels of a menu are below each other, also those of entries without a check. */
const hasChecks = ({ items }: ToolMenuGroup) =>
  items.some(({ isChecked }) => isChecked !== undefined);

/** A button of the map with a menu. A menu of several groups names them. */
export const ToolMenu = ({ label, icon, isActive = false, groups }: ToolMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        className={isActive ? 'map-tool-active' : ''}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name={icon} />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {groups.flatMap(group => [
          groups.length > 1 && (
            <ListSubheader key={group.label} className="map-menu-head" role="presentation">
              {group.label}
            </ListSubheader>
          ),
          ...group.items.map(({ id, label: itemLabel, isChecked, role, isDisabled, onPick }) => (
            <MenuItem
              key={`${group.label} ${id}`}
              disabled={isDisabled ?? false}
              {...(isChecked !== undefined && {
                role: role ?? 'menuitemcheckbox',
                'aria-checked': isChecked,
              })}
              onClick={() => {
                close();
                onPick();
              }}
            >
              {groups.some(hasChecks) && (
                <span className="map-menu-check">{isChecked && <Icon name="check" />}</span>
              )}
              {itemLabel}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
};
