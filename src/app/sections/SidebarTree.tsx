import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { isWithinPath } from './isWithinPath.ts';
import type { NavNode, NavSection } from './NavSection.ts';
import { useTranslateCaption } from './useTranslateCaption.ts';
import { useOpenSidebarGroup } from './useOpenSidebarGroup.ts';

interface SidebarTreeProps {
  readonly section: NavSection;
}

/** The screens of a section in two levels: expandable groups, and links. */
export const SidebarTree = ({ section: { nodes } }: SidebarTreeProps) => {
  const { openGroupId, select } = useOpenSidebarGroup(nodes);
  return (
    <ul className="side-tree -m-4 min-h-0 flex-1 scrollbar-thin overflow-y-auto p-4 [&>li+li]:mt-1">
      {nodes.map(node => (
        <li key={node.id}>
          {node.children ? (
            <SidebarGroup
              node={node}
              nodes={node.children}
              isOpen={node.id === openGroupId}
              onSelect={() => select(node)}
            />
          ) : (
            <SidebarLink node={node} className="side-item">
              {node.icon && <Icon name={node.icon} />}
            </SidebarLink>
          )}
        </li>
      ))}
    </ul>
  );
};

interface SidebarGroupProps {
  readonly node: NavNode;
  readonly nodes: readonly NavNode[];
  readonly isOpen: boolean;
  readonly onSelect: () => void;
}

const SidebarGroup = ({ node, nodes, isOpen, onSelect }: SidebarGroupProps) => {
  const getCaption = useTranslateCaption();
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
        <span className="min-w-0 flex-1 truncate">{getCaption(node.caption)}</span>
        <span
          className={
            isOpen ? 'flex flex-none transform-[rotate(180deg)] text-3' : 'flex flex-none text-3'
          }
        >
          <Icon name="down" size={14} />
        </span>
      </button>
      <ul id={id} hidden={!isOpen}>
        {nodes.map(child => (
          <li key={child.id}>
            <SidebarLink node={child} className="side-item side-child" />
          </li>
        ))}
      </ul>
    </>
  );
};

interface SidebarLinkProps {
  readonly node: NavNode;
  readonly className: string;
  readonly children?: ReactNode;
}

const SidebarLink = ({ node, className, children }: SidebarLinkProps) => {
  const getCaption = useTranslateCaption();
  const { pathname } = useLocation();
  // On a record below its path, the screen stays the current one.
  const ariaCurrent = pathname === node.path ? 'page' : isWithinPath(pathname, node.path);
  return (
    <Link className={className} to={node.path} aria-current={ariaCurrent || undefined}>
      {children}
      <span className="min-w-0 flex-1 truncate">{getCaption(node.caption)}</span>
    </Link>
  );
};
