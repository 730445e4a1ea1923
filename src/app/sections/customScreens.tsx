import { type ComponentType } from 'react';

import { withLazyMessages } from '../../data/i18nProvider.ts';
import { useProduct } from '../../data/useProduct.ts';
import { resources } from '../../generated/catalogue.ts';
import { paths } from '../../paths.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { resourceScreens } from './resourceScreens.ts';
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
export const customScreens: Readonly<Record<CustomScreenName, ComponentType<CustomScreenProps>>> = {
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
    const { ResourceRoutes } = await import('../../resources/ResourceRoutes.tsx');
    return () => (
      <ResourceRoutes
        {...{ resources, screenPaths: customResourcePaths, loadAbout }}
        customScreens={resourceScreens}
      />
    );
  }),
};
