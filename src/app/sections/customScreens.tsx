import { withLazyMessages } from '../../data/i18nProvider.ts';
import { useProduct } from '../../data/useProduct.ts';
import { resources } from '../../generated/catalogue.ts';
import { paths } from '../../paths.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { type LazyComponent, lazyComponent } from '../../ui/lazyComponent.tsx';
import { prefetchResourceScreen, resourceScreens } from './resourceScreens.ts';
import type { CustomScreenName } from './NavSection.ts';

/** Fetched by whoever asks about the documents. */
const loadAbout = () => import('../../generated/about.ts');

/** Resources that have a screen of their own. */
const customResourcePaths = { users: paths.users };

/** What a screen that is written by hand is told of where it is. */
export interface CustomScreenProps {
  /** Its address, without a slash at the end. */
  readonly base: string;
  readonly title: LocalizedText;
  /** Of what it is, where one screen is drawn for several: a model. */
  readonly model?: string;
}

/** The screens that are written by hand, each fetched when it is first opened. */
export const customScreens: Readonly<Record<CustomScreenName, LazyComponent<CustomScreenProps>>> = {
  users: lazyComponent(() => import('../../features/users/index.tsx')),
  matrix: lazyComponent(async () => {
    // All operations of all documents: only this page needs them, and the first list must not wait for them.
    const [{ PermissionsPage }, { services }] = await Promise.all([
      import('../../resources/access/PermissionsPage.tsx'),
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
  modelStatistics: lazyComponent(
    withLazyMessages(() => import('../../features/statistics/ModelPage.tsx')),
  ),
  domainMap: lazyComponent(
    withLazyMessages(() => import('../../features/domains/preview/DomainMapPage.tsx')),
  ),
  errorReference: lazyComponent(
    withLazyMessages(() => import('../../features/reference/index.tsx')),
  ),
  data: lazyComponent(async () => {
    // The file of the resource in the address too: one after the other, the list would begin later.
    const [{ ResourceRoutes }] = await Promise.all([
      import('../../resources/ResourceRoutes.tsx'),
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
