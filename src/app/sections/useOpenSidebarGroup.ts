import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isWithinPath } from './isWithinPath.ts';
import type { NavNode } from './NavSection.ts';

interface GroupChoice {
  /** The group of the route at the time of the user's choice. */
  readonly routeGroupId: string | undefined;
  readonly openGroupId: string | undefined;
}

interface OpenSidebarGroup {
  readonly openGroupId: string | undefined;
  readonly select: (group: NavNode) => void;
}

/**
 * Controls the open group of a sidebar: one at a time, that of the current route unless the user has chosen another
 * since. Selecting a group navigates to its default and expands it; the others collapse. Selecting it again
 * collapses it.
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
