import { type ReactNode, useCallback } from 'react';

import { isDocumentsBuild } from '../data/isDocumentsBuild.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { useMapLevels } from '../data/useMapLevels.ts';
import { useLikelyProduct } from '../data/useProduct.ts';
import { canEnterModule } from '../domain/modules.ts';
import { getMapPath } from '../resources/record/getMapPath.ts';
import { MapPathContext, type MapPathFunction } from '../resources/record/MapPathContext.ts';
import { WORLD_MAP } from '../ui/map/SiteMapContext.ts';
import { useUser } from './useUser.ts';

/** Links records to the map, for a user who has it. */
export const MapPathProvider = ({ children }: { readonly children: ReactNode }) => {
  const product = useLikelyProduct();
  const user = useUser();
  const map = useConfiguration('map');
  const levels = useMapLevels();
  const maxZoom = map?.maxZoom ?? WORLD_MAP.maxZoom;
  const getPath = useCallback<MapPathFunction>(
    (descriptor, record) => getMapPath(descriptor, record, { levels, maxZoom }),
    [levels, maxZoom],
  );
  const canShowMap = !isDocumentsBuild && canEnterModule('smartLight', user, product) === true;
  return <MapPathContext value={canShowMap ? getPath : undefined}>{children}</MapPathContext>;
};
