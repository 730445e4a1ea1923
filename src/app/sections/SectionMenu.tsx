import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { useTranslateCaption } from './useTranslateCaption.ts';
import { useSection, useSections } from './useSections.ts';

/** Shows the module of the current route and links to all others. */
export const SectionMenu = () => {
  const translate = useTranslate();
  const getCaption = useTranslateCaption();
  const menuId = useId();
  const section = useSection();
  const sections = useSections();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!section) return null;
  return (
    <>
      <button
        type="button"
        className="bar-button module"
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className="overflow-hidden text-ellipsis">{getCaption(section.caption)}</span>
        <Icon name="down" size={14} />
      </button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('section.menu') } }}
      >
        {sections.map(({ path, icon, ...otherSection }) => (
          <MenuItem
            key={path}
            component={Link}
            to={path}
            className="section-choice"
            selected={path === section.path}
            onClick={() => setAnchor(null)}
          >
            <Icon name={icon} />
            {getCaption(otherSection.caption)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
