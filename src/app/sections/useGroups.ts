import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isBelow } from './isBelow.ts';
import type { Node } from './Section.ts';

interface Choice {
  /** The group of the address when the person chose. */
  readonly at: string | undefined;
  readonly open: string | undefined;
}

interface Groups {
  readonly open: string | undefined;
  readonly select: (group: Node) => void;
}

/**
 * Which group of a sidebar is open: one at a time, that of the address unless the person has chosen since. Selecting a
 * group goes to where it opens and unfolds it; the others fold. Selecting it again folds it.
 *
 * @see spec A4 (SHELL-15)
 */
export function useGroups(nodes: readonly Node[]): Groups {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const at = nodes.find(({ children, path }) => children && isBelow(pathname, path))?.id;
  const [choice, choose] = useState<Choice>();
  const open = choice && choice.at === at ? choice.open : at;
  const select = (group: Node) => {
    const isOpen = group.id === open;
    choose({ at, open: isOpen ? undefined : group.id });
    if (!isOpen && !isBelow(pathname, group.path)) void navigate(group.path);
  };
  return { open, select };
}
