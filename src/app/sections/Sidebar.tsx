import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore, useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { CollapsedSidebar } from './CollapsedSidebar.tsx';
import type { NavSection } from './NavSection.ts';
import { SidebarTree } from './SidebarTree.tsx';
import { useTranslateCaption } from './useTranslateCaption.ts';

/** Below this width, the labels would take the space of the page content. @see docs/look.md, Shell */
const COLLAPSED_MEDIA = '(max-width: 1199.95px)';

/** The sidebar: the screens of the open section. */
export const Sidebar = ({ section }: { readonly section: NavSection }) => {
  const translate = useTranslate();
  const getCaption = useTranslateCaption();
  const isNarrow = useMediaQuery(COLLAPSED_MEDIA, { noSsr: true });
  const [isCollapsed, setIsCollapsed] = useStore('sidebar.collapsed', false);
  const isCollapsedView = isNarrow || isCollapsed;
  return (
    <nav
      className={isCollapsedView ? 'side side-rail' : 'side'}
      aria-label={translate('section.side', { section: getCaption(section.caption) })}
    >
      {isCollapsedView ? <CollapsedSidebar section={section} /> : <SidebarTree section={section} />}
      {!isNarrow && (
        <button
          type="button"
          className="side-foot mt-8 flex h-32 flex-none cursor-pointer items-center gap-8 rounded-2 border-0 bg-transparent px-10 py-0 text-12 text-3 hover:text-1"
          aria-label={translate(isCollapsed ? 'section.expand' : 'section.collapse')}
          aria-expanded={!isCollapsed}
          onClick={() => setIsCollapsed(!isCollapsed)}
        >
          <Icon name="collapse" size={14} />
          {!isCollapsed && translate('section.collapse')}
        </button>
      )}
    </nav>
  );
};
