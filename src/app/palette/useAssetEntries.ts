import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, useCanAccess, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { normalizeDeviceId } from '../../domain/deviceId.ts';
import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import { resources } from '../../generated/catalogue.ts';
import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';
import { dataPaths } from '../../resources/routes/dataPaths.ts';
import { getDeviceIcon } from '../../ui/icons/getDeviceIcon.ts';
import { useCanOpenResource } from '../sections/useSections.ts';
import { useSectionListPath } from '../sections/useSectionListPath.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { rankMatches } from './rankMatches.ts';

interface PaletteAsset extends RaRecord {
  readonly name: string;
  readonly model: string;
}

const MAX_ENTRIES = 8;
/** A shorter text matches too many devices. */
const MIN_SEARCH_LENGTH = 2;
/** Debounce before a search request, in milliseconds. */
const DEBOUNCE_MS = 200;

/** A build for foreign documents has no devices, whatever its resource names. */
const assets = isDocumentsBuild ? undefined : resources['assets'];

/** Finds devices by a part of their id, in capitals as all ids are, or of their name, on the platform. @see ASSET-01 */
export function useAssetEntries(searchText: string): {
  readonly entries: readonly PaletteEntry[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
} {
  const searchPart = useDebounced(normalizeSearchText(searchText));
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const getListPath = useSectionListPath();
  const dataProvider = useDataProvider();
  const canOpen = useCanOpenResource()('assets');
  const { canAccess } = useCanAccess({ resource: 'assets', action: 'list' });
  const enabled =
    Boolean(assets) && canOpen && canAccess === true && searchPart.length >= MIN_SEARCH_LENGTH;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['assets', 'palette', searchPart],
    queryFn: async ({ signal }) => {
      const orConditions = [
        { id: { like: normalizeDeviceId(searchPart) } },
        { name: { like: searchPart } },
      ];
      const { data: foundAssets } = await dataProvider.getList<PaletteAsset>('assets', {
        filter: { or: orConditions },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: MAX_ENTRIES },
        signal,
      });
      return foundAssets;
    },
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const openAsset = (asset: PaletteAsset) => {
    if (!assets) return;
    const listPath = getListPath('assets', asset);
    const { id } = asset;
    void navigate(listPath ? dataPaths.showIn(listPath, id) : routes.show(assets, id));
  };
  const foundAssets = (enabled ? (data ?? []) : []).map(asset =>
    buildEntry(asset, () => openAsset(asset)),
  );

  return {
    // Results of a shorter text may not match a longer one.
    entries: rankMatches(foundAssets, searchText),
    isLoading: enabled && (isFetching || searchPart !== normalizeSearchText(searchText)),
    hasFailed: enabled && isError,
  };
}

const buildEntry = ({ id, name, model }: PaletteAsset, run: () => void): PaletteEntry => ({
  id: `asset-${id}`,
  label: name,
  names: [String(id), name],
  icon: getDeviceIcon(model),
  hint: String(id),
  run,
});

/** Returns the text after a pause in typing. */
function useDebounced(searchText: string): string {
  const [debouncedText, setDebouncedText] = useState(searchText);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(searchText), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [searchText]);
  return debouncedText;
}
