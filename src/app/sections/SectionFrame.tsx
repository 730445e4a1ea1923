import './listSections.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { chunkLoader } from '../../ui/chunkLoader.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { sectionsDrawer, useSectionsDrawer } from './sectionsDrawer.ts';
import { Sidebar } from './Sidebar.tsx';
import { useSection } from './useSections.ts';

/** Below this width, the sidebar is a drawer. @see docs/look.md, Shell */
const DRAWER_MEDIA = '(max-width: 899.95px)';

const SectionsDrawer = lazyComponent(
  async () => (await import('./SectionsDrawer.tsx')).SectionsDrawer,
);

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
      {isNarrow && <NarrowSections />}
    </div>
  );
};

/** The drawer with the sidebar of a narrow screen: it loads when it is first opened. */
const NarrowSections = () => {
  const { pathname } = useLocation();
  const isOpen = useSectionsDrawer();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [failureCount, setFailureCount] = useState(0);
  /** The next press of the button loads the file again. */
  const closeFailure = () => {
    chunkLoader.retryFailed();
    sectionsDrawer.close();
    setWasOpened(false);
    setFailureCount(count => count + 1);
  };
  // The drawer state lives outside this component: it closes on every navigation, to reveal the new page.
  useEffect(() => sectionsDrawer.close(), [pathname]);
  return (
    wasOpened && (
      <ErrorBoundary key={failureCount} name="sidebar" variant="float" onClose={closeFailure}>
        <LazyBoundary>
          <SectionsDrawer />
        </LazyBoundary>
      </ErrorBoundary>
    )
  );
};
