import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSiteMap } from '../../ui/map/SiteMap.ts';
import { formatMapUrl, type MapUrl, parseMapUrl, type RejectedMapParam } from './url/mapUrl.ts';

/** Changes of the URL: an `undefined` part is removed. */
export type MapUrlChange = { readonly [Part in keyof MapUrl]?: MapUrl[Part] | undefined };

/** The state of the map in the URL. */
export interface MapUrlState {
  readonly url: MapUrl;
  readonly rejected: readonly RejectedMapParam[];
  /** Replaces parts of the URL; `isStep` makes it a step of the browser's history. */
  readonly change: (change: MapUrlChange, isStep?: boolean) => void;
}

export function useMapUrl(): MapUrlState {
  const [searchParams, setSearchParams] = useSearchParams();
  const { minZoom, maxZoom } = useSiteMap();
  const parsed = useMemo(
    () => parseMapUrl(searchParams, { minZoom, maxZoom }),
    [searchParams, minZoom, maxZoom],
  );
  // Two changes may come before the next render: the second one adds to the first.
  const latestUrl = useRef(parsed.url);
  useLayoutEffect(() => {
    latestUrl.current = parsed.url;
  }, [parsed]);
  const change = useCallback(
    (changedParts: MapUrlChange, isStep = false) => {
      latestUrl.current = removeUndefined({ ...latestUrl.current, ...changedParts });
      setSearchParams(formatMapUrl(latestUrl.current), { replace: !isStep });
    },
    [setSearchParams],
  );
  return { ...parsed, change };
}

const removeUndefined = (parts: MapUrlChange) =>
  Object.fromEntries(
    Object.entries<unknown>(parts).filter(([, value]) => value !== undefined),
  ) as MapUrl;
