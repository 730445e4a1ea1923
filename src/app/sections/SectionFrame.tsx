import './listSections.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { SectionsDrawer } from './SectionsDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSection } from './useSections.ts';

/** Below this width, the sidebar is a drawer. @see docs/look.md, Shell */
const DRAWER_MEDIA = '(max-width: 899.95px)';

/** The page content with the sidebar of the open section. */
export const SectionFrame = ({ children }: { readonly children: ReactNode }) => {
  const isNarrow = useMediaQuery(DRAWER_MEDIA, { noSsr: true });
  const section = useSection();
  const sidebar = !isNarrow && section?.hasSidebar && (
    <ErrorBoundary key={section.path} name="sidebar" variant="line">
      <Sidebar section={section} />
    </ErrorBoundary>
  );
  return (
    <div className={sidebar ? 'frame frame-sided' : 'frame'}>
      {sidebar}
      {children}
      {isNarrow && (
        <ErrorBoundary name="sidebar" variant="float">
          <SectionsDrawer />
        </ErrorBoundary>
      )}
    </div>
  );
};
