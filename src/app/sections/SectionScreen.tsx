import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { resources } from '../../generated/catalogue.ts';
import { paths } from '../../paths.ts';
import { AddressesContext } from '../../resources/AddressesContext.ts';
import { ResourcesContext } from '../../resources/ResourcesContext.ts';
import { SiteGate } from '../../ui/SiteGate.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { TitleTrail } from '../../ui/TitleTrail.ts';
import { NotFound } from '../NotFound.tsx';
import type { Drawn } from './Drawn.ts';
import { Import, Reading, Settings } from './engineScreens.tsx';
import { ownScreens } from './ownScreens.tsx';
import { Records } from './Records.tsx';
import type { Node, OwnScreen, Screen } from './Section.ts';
import { useTitle } from './useTitle.ts';
import { useTrail } from './useTrail.ts';

/** Screens whose requests are by nights of the site. */
const BY_NIGHTS: readonly OwnScreen[] = ['lightStatistics', 'energyStatistics', 'modelStatistics'];

/** A screen that is written by hand: its own routes begin where it is. */
const OwnPlace = ({ node, screen: { name, of } }: Drawn<'own'>) => {
  const Own = ownScreens[name];
  const title = useTitle(node);
  return (
    <Routes>
      <Route
        path={`${node.path}/*`}
        element={
          <SiteGate isNeeded={BY_NIGHTS.includes(name)}>
            <Own base={node.path} title={title} {...(of !== undefined && { of })} />
          </SiteGate>
        }
      />
    </Routes>
  );
};

/** What draws each kind of screen. */
const kinds: { readonly [Kind in Screen['kind']]: ComponentType<Drawn<Kind>> } = {
  resource: Records,
  settings: Settings,
  reading: Reading,
  import: Import,
  own: OwnPlace,
};

/** The records of users are at home in the section of permissions; all others are at `/data`. */
const AT_HOME = { owners: { users: paths.users } };

interface SectionScreenProps {
  readonly node: Node;
}

/** What the table says is at an address. */
export const SectionScreen = ({ node }: SectionScreenProps) => {
  const { screen } = node;
  const trail = useTrail(node);
  if (!screen) return <NotFound />;
  const Kind = kinds[screen.kind] as ComponentType<{ node: Node; screen: Screen }>;
  return (
    <TitleTrail value={trail}>
      <ResourcesContext value={resources}>
        <AddressesContext value={AT_HOME}>
          <Suspense fallback={<SkeletonRows />}>
            <Kind key={node.path} node={node} screen={screen} />
          </Suspense>
        </AddressesContext>
      </ResourcesContext>
    </TitleTrail>
  );
};
