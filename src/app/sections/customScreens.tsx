import { withLazyMessages } from '../../data/i18nProvider.ts';
import { useProduct } from '../../data/useProduct.ts';
import { resources } from '../../generated/catalogue.ts';
import { paths } from '../../paths.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { type LazyComponent, lazyComponent } from '../../ui/lazyComponent.tsx';
import { prefetchResourceScreen, resourceScreens } from './resourceScreens.ts';
import type { CustomScreenName } from './NavSection.ts';

/** Loaded by a page that shows the documents. */
const loadAbout = () => import('../../generated/about.ts');

const customResourcePaths = { users: paths.users };

/** The route of a custom screen. */
export interface CustomScreenProps {
  /** Its path, without a trailing slash. */
  readonly base: string;
  readonly title: LocalizedText;
  /** Its subject, where one screen serves several: a model. */
  readonly model?: string;
}

/** The custom screens, each loaded when first opened. */
export const customScreens: Readonly<Record<CustomScreenName, LazyComponent<CustomScreenProps>>> = {
  users: lazyComponent(() => import('../../features/users/index.tsx')),
  matrix: lazyComponent(async () => {
    // All operations of all documents: only this page needs them, so the first list does not wait for them.
    const [{ PermissionsPage }, { services }] = await Promise.all([
      import('../../resources/permissions/PermissionsPage.tsx'),
      import('../../generated/services.ts'),
    ]);
    return function Matrix() {
      return <PermissionsPage services={services} product={useProduct()} />;
    };
  }),
  lightStatistics: lazyComponent(
    withLazyMessages(() => import('../../features/statistics/LightingPage.tsx')),
  ),
  energyStatistics: lazyComponent(
    withLazyMessages(() => import('../../features/statistics/EnergyPage.tsx')),
  ),
  publishingStatistics: lazyComponent(
    withLazyMessages(() => import('../../features/statistics/PublishingPage.tsx')),
  ),
  modelStatistics: lazyComponent(
    withLazyMessages(() => import('../../features/statistics/ModelPage.tsx')),
  ),
  domainMap: lazyComponent(
    withLazyMessages(() => import('../../features/domains/preview/DomainMapPage.tsx')),
  ),
  map: lazyComponent(withLazyMessages(() => import('../../features/map/MapPage.tsx'))),
  errorReference: lazyComponent(
    withLazyMessages(() => import('../../features/reference/index.tsx')),
  ),
  data: lazyComponent(async () => {
    // The chunk of the resource in the path too: one after the other, the list would start later.
    const [{ ResourceRoutes }] = await Promise.all([
      import('../../resources/screens/ResourceRoutes.tsx'),
      prefetchResourceScreen(location.pathname.split('/')[2] ?? ''),
    ]);
    return () => (
      <ResourceRoutes
        {...{ resources, screenPaths: customResourcePaths, loadAbout }}
        customScreens={resourceScreens}
      />
    );
  }),
};
