import { useSearchParams } from 'react-router-dom';

import { withWords } from '../../data/i18nProvider.ts';
import { resources } from '../../generated/catalogue.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { NotFound } from '../NotFound.tsx';
import type { Drawn } from './Drawn.ts';
import { resourcePlaces } from './resourcePlaces.ts';
import type { Where } from './Section.ts';
import { useTitle } from './useTitle.ts';

const ResourceAt = lazyScreen(
  async () => (await import('../../resources/places/ResourceAt.tsx')).ResourceAt,
);

/** Made once: a place begins anew with other overrides. */
const treeOf = {
  index: lazyScreen(
    withWords(async () => (await import('../../resources/tree/TreeScreen.tsx')).TreeScreen),
  ),
};

/** Fetches what lists are made of before one is opened. */
export const prefetchLists = ResourceAt.prefetch;

/** The records of a resource at an address of a section. */
export const Records = ({ node, screen }: Drawn<'resource'>) => {
  const title = useTitle(node);
  const where = { ...screen.where, ...useNarrowing(screen.narrowedBy ?? []) };
  const descriptor = resources[screen.resource];
  if (!descriptor) return <NotFound />;
  const Place = resourcePlaces[screen.resource] ?? ResourceAt;
  const given = {
    ...(Object.keys(where).length > 0 && { where }),
    ...(screen.as === 'tree' && { overrides: treeOf }),
  };
  return <Place descriptor={descriptor} base={node.path} title={title} {...given} />;
};

/** What the address asks by names of its own: an alert shows its device on the map by `?id=`. */
function useNarrowing(names: readonly string[]): Where {
  const [search] = useSearchParams();
  return Object.fromEntries(
    names.flatMap(name => {
      const value = search.get(name);
      // Ids are written in capitals.
      return value ? [[name, name === 'id' ? value.toUpperCase() : value] as const] : [];
    }),
  );
}
