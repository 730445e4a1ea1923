import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, useCanAccess, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { isOfDocuments } from '../../data/isOfDocuments.ts';
import { resources } from '../../generated/catalogue.ts';
import { useAddresses } from '../../resources/AddressesContext.ts';
import { dataPaths } from '../../resources/dataPaths.ts';
import { deviceIcon } from '../../ui/icons/deviceIcon.ts';
import { useHomeOf } from '../sections/useHomeOf.ts';
import type { Entry } from './Entry.ts';
import { best } from './matching.ts';

interface Asset extends RaRecord {
  readonly name: string;
  readonly model: string;
}

const AT_MOST = 8;
/** Fewer letters fit half a city. */
const AT_LEAST = 2;
/** Milliseconds of quiet before the platform is asked. */
const PAUSE = 200;

/** A console of documents from elsewhere has no devices, whatever it calls its resources. */
const assets = isOfDocuments ? undefined : resources['assets'];

/** Devices by a part of their id, in capitals as all ids are, or of their name: asked of the platform. @see spec A3 */
export function useAssetEntries(typed: string): {
  readonly entries: readonly Entry[];
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
} {
  const part = usePaused(typed.trim());
  const navigate = useNavigate();
  const addresses = useAddresses();
  const homeOf = useHomeOf();
  const dataProvider = useDataProvider();
  const { canAccess } = useCanAccess({ resource: 'assets', action: 'list' });
  const enabled = Boolean(assets) && canAccess === true && part.length >= AT_LEAST;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['assets', 'palette', part],
    queryFn: async ({ signal }) => {
      const either = [{ id: { like: part.toUpperCase() } }, { name: { like: part } }];
      const { data: found } = await dataProvider.getList<Asset>('assets', {
        filter: { or: either },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: AT_MOST },
        signal,
      });
      return found;
    },
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const open = (asset: Asset) => {
    if (!assets) return;
    const list = homeOf('assets', asset);
    const { id } = asset;
    void navigate(list ? dataPaths.showIn(list, id) : addresses.show(assets, id));
  };
  const found = (enabled ? (data ?? []) : []).map(asset => entryOf(asset, () => open(asset)));

  return {
    // What was found for fewer letters may not fit more.
    entries: best(found, typed),
    isAsking: enabled && (isFetching || part !== typed.trim()),
    hasFailed: enabled && isError,
  };
}

const entryOf = ({ id, name, model }: Asset, run: () => void): Entry => ({
  id: `asset-${id}`,
  label: name,
  names: [String(id), name],
  icon: deviceIcon(model),
  hint: String(id),
  run,
});

/** What it was when it last stood still. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
