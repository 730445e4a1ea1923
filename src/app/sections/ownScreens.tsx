import { type ComponentType } from 'react';

import { withWords } from '../../data/i18nProvider.ts';
import { useProduct } from '../../data/useProduct.ts';
import { resources } from '../../generated/catalogue.ts';
import { paths } from '../../paths.ts';
import type { Text } from '../../schema/text.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { resourcePlaces } from './resourcePlaces.ts';
import type { OwnScreen } from './Section.ts';

/** Fetched by whoever asks about the documents. */
const loadAbout = () => import('../../generated/about.ts');

/** Resources that have a screen of their own. */
const screens = { users: paths.users };

/** What a screen that is written by hand is told of where it is. */
export interface OwnScreenProps {
  /** Its address, without a slash at the end. */
  readonly base: string;
  readonly title: Text;
  /** Of what it is, where one screen is drawn for several: a model. */
  readonly of?: string;
}

/** The screens that are written by hand, each fetched when it is first opened. */
export const ownScreens: Readonly<Record<OwnScreen, ComponentType<OwnScreenProps>>> = {
  users: lazyScreen(() => import('../../features/users/index.tsx')),
  matrix: lazyScreen(async () => {
    // All operations of all documents: only this page needs them, and the first list must not wait for them.
    const [{ PermissionsPage }, { services }] = await Promise.all([
      import('../../resources/access/PermissionsPage.tsx'),
      import('../../generated/services.ts'),
    ]);
    return function Matrix() {
      return <PermissionsPage services={services} product={useProduct()} />;
    };
  }),
  lightStatistics: lazyScreen(
    withWords(() => import('../../features/statistics/LightingPage.tsx')),
  ),
  energyStatistics: lazyScreen(withWords(() => import('../../features/statistics/EnergyPage.tsx'))),
  modelStatistics: lazyScreen(withWords(() => import('../../features/statistics/ModelPage.tsx'))),
  domainMap: lazyScreen(withWords(() => import('../../features/domains/preview/MapPreview.tsx'))),
  errorReference: lazyScreen(withWords(() => import('../../features/reference/index.tsx'))),
  data: lazyScreen(async () => {
    const { ResourceRoutes } = await import('../../resources/ResourceRoutes.tsx');
    return () => <ResourceRoutes {...{ resources, screens, loadAbout }} places={resourcePlaces} />;
  }),
};
