import { type ReactNode, useMemo } from 'react';

import { isDocumentsBuild } from '../data/isDocumentsBuild.ts';
import { useMapLevels } from '../data/useMapLevels.ts';
import { completeMapLevels } from '../domain/mapLevel.ts';
import { MapSearchContext, type MapSearchSource } from '../resources/mapSearch/MapSearchContext.ts';

/** The first search needs it, the first page does not. */
const load = () => import('../data/mapSearch.ts');

const readPage: MapSearchSource['readPage'] = async (...args) =>
  (await load()).readSearchPage(...args);

const countDomainDevices: MapSearchSource['countDomainDevices'] = async (...args) =>
  (await load()).countDomainDevices(...args);

/** Provides what the search of every map finds: domains and devices, which a console of other documents does not have. */
export const MapSearchProvider = ({ children }: { readonly children: ReactNode }) => {
  const configured = useMapLevels();
  const source = useMemo(
    () => ({ readPage, countDomainDevices, levels: completeMapLevels(configured) }),
    [configured],
  );
  return (
    <MapSearchContext value={isDocumentsBuild ? undefined : source}>{children}</MapSearchContext>
  );
};
