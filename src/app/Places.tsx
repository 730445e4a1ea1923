import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { isOfDocuments } from '../data/isOfDocuments.ts';
import { paths } from '../paths.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { SectionPlace } from './sections/SectionPlace.tsx';
import { useCaption } from './sections/useCaption.ts';
import { useSections } from './sections/useSections.ts';

const HomePage = lazyScreen(() => import('../features/home/index.ts'));

/** Which screen is at which address: the home page, or what the table of sections says. */
export const Places = () => (
  <Suspense fallback={<SkeletonRows />}>
    <Routes>
      <Route
        path={paths.home}
        element={isOfDocuments ? <Navigate to={paths.data} replace /> : <Home />}
      />
      <Route path="*" element={<SectionPlace />} />
    </Routes>
  </Suspense>
);

/** The home page leads to every section, by a card or without one. */
const Home = () => {
  const caption = useCaption();
  const ways = useSections().map(section => ({ ...section, title: caption(section.caption) }));
  return <HomePage ways={ways} />;
};
