import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isWithinPath } from './isWithinPath.ts';
import type { NavNode } from './NavSection.ts';

interface GroupChoice {
  /** The group of the address when the person chose. */
  readonly routeGroupId: string | undefined;
  readonly openGroupId: string | undefined;
}

interface OpenSidebarGroup {
  readonly openGroupId: string | undefined;
  readonly select: (group: NavNode) => void;
}

/**
 * Which group of a sidebar is open: one at a time, that of the address unless the person has chosen since. Selecting a
 * group goes to where it opens and unfolds it; the others fold. Selecting it again folds it.
 *
 * @see SHELL-15
 */
export function useOpenSidebarGroup(nodes: readonly NavNode[]): OpenSidebarGroup {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const routeGroupId = nodes.find(
    ({ children, path }) => children && isWithinPath(pathname, path),
  )?.id;
  const [choice, setChoice] = useState<GroupChoice>();
  const openGroupId =
    choice && choice.routeGroupId === routeGroupId ? choice.openGroupId : routeGroupId;
  const select = (group: NavNode) => {
    const isOpen = group.id === openGroupId;
    setChoice({ routeGroupId, openGroupId: isOpen ? undefined : group.id });
    if (!isOpen && !isWithinPath(pathname, group.path)) void navigate(group.path);
  };
  return { openGroupId, select };
}
