import { Navigate, Route, Routes } from 'react-router-dom';

import { isDocumentsBuild } from '../data/isDocumentsBuild.ts';
import { paths } from '../paths.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { SectionRoute } from './sections/SectionRoute.tsx';
import { useTranslateCaption } from './sections/useTranslateCaption.ts';
import { useSections } from './sections/useSections.ts';

const HomePage = lazyComponent(
  async () => (await import('../features/home/HomePage.tsx')).HomePage,
);

/** Maps each URL to its screen: the home page, or the screen that the section table defines. */
export const ConsoleRoutes = () => (
  <LazyBoundary fallback={<SkeletonRows />}>
    <Routes>
      <Route
        path={paths.home}
        element={isDocumentsBuild ? <Navigate to={paths.data} replace /> : <HomeRoute />}
      />
      <Route path="*" element={<SectionRoute />} />
    </Routes>
  </LazyBoundary>
);

/** The home page links to every section, with or without a card. */
const HomeRoute = () => {
  const getCaption = useTranslateCaption();
  const sectionLinks = useSections().map(section => ({
    ...section,
    title: getCaption(section.caption),
  }));
  return <HomePage sectionLinks={sectionLinks} />;
};
