import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { isWithinPath } from './isWithinPath.ts';
import type { NavNode, NavSection } from './NavSection.ts';
import { useTranslateCaption } from './useTranslateCaption.ts';

interface CollapsedSidebarProps {
  readonly section: NavSection;
}

/** The collapsed sidebar: an icon for each entry, and the screens of a group in a menu next to it. */
export const CollapsedSidebar = ({ section: { nodes } }: CollapsedSidebarProps) => (
  <ul className="side-tree -m-4 min-h-0 flex-1 scrollbar-thin overflow-y-auto p-4 [&>li+li]:mt-1">
    {nodes.map(node => (
      <li key={node.id}>
        {node.children ? (
          <CollapsedSidebarGroup node={node} nodes={node.children} />
        ) : (
          <CollapsedSidebarLink node={node} />
        )}
      </li>
    ))}
  </ul>
);

const CollapsedSidebarLink = ({ node }: { readonly node: NavNode }) => {
  const getCaption = useTranslateCaption();
  const { pathname } = useLocation();
  return (
    <Tooltip title={getCaption(node.caption)} placement="right">
      <Link
        className="side-item"
        to={node.path}
        aria-label={getCaption(node.caption)}
        aria-current={isWithinPath(pathname, node.path) ? 'page' : undefined}
      >
        <Icon name={node.icon ?? 'list'} size={18} />
      </Link>
    </Tooltip>
  );
};

interface CollapsedSidebarGroupProps {
  readonly node: NavNode;
  readonly nodes: readonly NavNode[];
}

const CollapsedSidebarGroup = ({ node, nodes }: CollapsedSidebarGroupProps) => {
  const getCaption = useTranslateCaption();
  const { pathname } = useLocation();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = getCaption(node.caption);
  return (
    <>
      <Tooltip title={name} placement="right">
        <button
          type="button"
          className={isWithinPath(pathname, node.path) ? 'side-item side-ancestor' : 'side-item'}
          aria-label={name}
          aria-haspopup="menu"
          aria-controls={anchor ? menuId : undefined}
          aria-expanded={Boolean(anchor)}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Icon name={node.icon ?? 'list'} size={18} />
        </button>
      </Tooltip>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {nodes.map(child => (
          <MenuItem
            key={child.id}
            component={Link}
            to={child.path}
            selected={isWithinPath(pathname, child.path)}
            onClick={() => setAnchor(null)}
          >
            {getCaption(child.caption)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
