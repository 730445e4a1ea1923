import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { isBelow } from './isBelow.ts';
import type { Node, Section } from './Section.ts';
import { useCaption } from './useCaption.ts';

interface RailProps {
  readonly section: Section;
}

/** The sidebar with its words folded away: a glyph for each line, and the screens of a group in a menu beside it. */
export const Rail = ({ section: { nodes } }: RailProps) => (
  <ul className="side-tree">
    {nodes.map(node => (
      <li key={node.id}>
        {node.children ? <RailGroup node={node} nodes={node.children} /> : <RailLink node={node} />}
      </li>
    ))}
  </ul>
);

const RailLink = ({ node }: { readonly node: Node }) => {
  const caption = useCaption();
  const { pathname } = useLocation();
  return (
    <Tooltip title={caption(node.caption)} placement="right">
      <Link
        className="side-item"
        to={node.path}
        aria-label={caption(node.caption)}
        aria-current={isBelow(pathname, node.path) ? 'page' : undefined}
      >
        <Icon name={node.icon ?? 'list'} size={18} />
      </Link>
    </Tooltip>
  );
};

interface RailGroupProps {
  readonly node: Node;
  readonly nodes: readonly Node[];
}

const RailGroup = ({ node, nodes }: RailGroupProps) => {
  const caption = useCaption();
  const { pathname } = useLocation();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = caption(node.caption);
  return (
    <>
      <Tooltip title={name} placement="right">
        <button
          type="button"
          className={isBelow(pathname, node.path) ? 'side-item side-within' : 'side-item'}
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
            selected={isBelow(pathname, child.path)}
            onClick={() => setAnchor(null)}
          >
            {caption(child.caption)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
