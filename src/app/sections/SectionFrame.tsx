import './sections.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

import { Region } from '../../ui/Region.tsx';
import { SectionsDrawer } from './SectionsDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSection } from './useSections.ts';

/** Narrower than this, the sidebar is a drawer. @see look.md, 5 */
const DRAWER = '(max-width: 899.95px)';

/** The sheet, and beside it the sidebar of the section that is open. */
export const SectionFrame = ({ children }: { readonly children: ReactNode }) => {
  const isNarrow = useMediaQuery(DRAWER, { noSsr: true });
  const section = useSection();
  const sidebar = !isNarrow && section?.hasSidebar && (
    <Region key={section.path} name="sidebar" shape="line">
      <Sidebar section={section} />
    </Region>
  );
  return (
    <div className={sidebar ? 'frame frame-sided' : 'frame'}>
      {sidebar}
      {children}
      {isNarrow && (
        <Region name="sidebar" shape="float">
          <SectionsDrawer />
        </Region>
      )}
    </div>
  );
};
