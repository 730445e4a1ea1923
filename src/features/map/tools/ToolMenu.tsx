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
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined;
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
        className={
          isActive
            ? 'bg-(--accent-soft) text-accent hover:bg-(--accent-soft) hover:text-accent'
            : ''
        }
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
            <ListSubheader
              key={group.label}
              className="bg-(--raised) py-6 leading-13"
              role="presentation"
            >
              {group.label}
            </ListSubheader>
          ),
          ...group.items.map((item, index) => (
            <ToolMenuEntry
              key={`${group.label} ${item.id}`}
              item={item}
              isReasonRepeated={item.disabledReason === group.items[index - 1]?.disabledReason}
              hasChecks={groups.some(hasChecks)}
              onPick={() => {
                close();
                item.onPick();
              }}
            />
          )),
        ])}
      </Menu>
    </>
  );
};

interface ToolMenuEntryProps {
  readonly item: ToolMenuItem;
  /** Whether the previous entry has the same reason: it is visible once. */
  readonly isReasonRepeated: boolean;
  /** Whether entries of the menu have a check, so that this one has room for it. */
  readonly hasChecks: boolean;
  readonly onPick: () => void;
}

/** One entry; MUI's menu focuses it by its own properties. A disabled one shows its reason. */
const ToolMenuEntry = ({
  item: { id, label, isChecked, role, disabledReason },
  isReasonRepeated,
  hasChecks: hasCheckColumn,
  onPick,
  ...rest
}: ToolMenuEntryProps) => {
  const isDisabled = disabledReason !== undefined;
  const reasonId = `map-menu-why-${id}`;
  return (
    <MenuItem
      {...rest}
      aria-disabled={isDisabled}
      aria-describedby={isDisabled ? reasonId : undefined}
      {...(isChecked !== undefined && {
        role: role ?? 'menuitemcheckbox',
        'aria-checked': isChecked,
      })}
      onClick={() => {
        if (!isDisabled) onPick();
      }}
    >
      {hasCheckColumn && (
        <span className="inline-flex w-24">{isChecked && <Icon name="check" />}</span>
      )}
      <span className={isDisabled ? 'stack text-3' : 'stack'}>
        {label}
        {isDisabled && (
          // The description, and no part of the name. @see https://www.w3.org/TR/WCAG22/#label-in-name
          <span
            id={reasonId}
            className={isReasonRepeated ? 'visually-hidden' : 'type-12'}
            aria-hidden="true"
          >
            {disabledReason}
          </span>
        )}
      </span>
    </MenuItem>
  );
};
