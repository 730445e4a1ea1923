import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { isBelow } from './isBelow.ts';
import type { Node, Section } from './Section.ts';
import { useCaption } from './useCaption.ts';
import { useGroups } from './useGroups.ts';

interface SideTreeProps {
  readonly section: Section;
}

/** The screens of a section in two levels: groups unfold, screens are links. */
export const SideTree = ({ section: { nodes } }: SideTreeProps) => {
  const { open, select } = useGroups(nodes);
  return (
    <ul className="side-tree">
      {nodes.map(node => (
        <li key={node.id}>
          {node.children ? (
            <Group
              node={node}
              nodes={node.children}
              isOpen={node.id === open}
              onSelect={() => select(node)}
            />
          ) : (
            <SideLink node={node} className="side-item">
              {node.icon && <Icon name={node.icon} />}
            </SideLink>
          )}
        </li>
      ))}
    </ul>
  );
};

interface GroupProps {
  readonly node: Node;
  readonly nodes: readonly Node[];
  readonly isOpen: boolean;
  readonly onSelect: () => void;
}

const Group = ({ node, nodes, isOpen, onSelect }: GroupProps) => {
  const caption = useCaption();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={isOpen ? 'side-item side-open' : 'side-item'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onSelect}
      >
        {node.icon && <Icon name={node.icon} />}
        <span className="side-words">{caption(node.caption)}</span>
        <span className={isOpen ? 'side-fold side-unfolded' : 'side-fold'}>
          <Icon name="down" size={14} />
        </span>
      </button>
      <ul id={id} className="side-children" hidden={!isOpen}>
        {nodes.map(child => (
          <li key={child.id}>
            <SideLink node={child} className="side-item side-child" />
          </li>
        ))}
      </ul>
    </>
  );
};

interface SideLinkProps {
  readonly node: Node;
  readonly className: string;
  readonly children?: ReactNode;
}

const SideLink = ({ node, className, children }: SideLinkProps) => {
  const caption = useCaption();
  const { pathname } = useLocation();
  // Below it are its records: the screen is still the one that is open.
  const current = pathname === node.path ? 'page' : isBelow(pathname, node.path);
  return (
    <Link className={className} to={node.path} aria-current={current || undefined}>
      {children}
      <span className="side-words">{caption(node.caption)}</span>
    </Link>
  );
};
