import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { formatMapUrl, type MapUrl } from './mapUrl.ts';

/** Changes of the URL: an `undefined` part is removed. */
export type MapUrlChange = { readonly [Part in keyof MapUrl]?: MapUrl[Part] | undefined };

export interface MapUrlActions {
  /** Replaces parts of the URL; `isStep` makes it a step of the browser's history. */
  readonly change: (change: MapUrlChange, isStep?: boolean) => void;
  /** Returns the URL with the changes that are not rendered yet: a navigation is a transition. */
  readonly getLatestUrl: () => MapUrl;
}

/** A navigation that is not rendered yet. */
interface PendingNavigation {
  readonly sequence: number;
  readonly search: string;
}

/**
 * Returns what changes the URL. Two changes may come before the next render: the second one adds to the first.
 *
 * @param shorten what is too long for a URL is replaced; the same function in each render
 */
export function useMapUrlChange(
  url: MapUrl,
  shorten = (params: URLSearchParams) => params,
): MapUrlActions {
  const [searchParams, setSearchParams] = useSearchParams();
  const location = useLocation();
  const latestUrl = useRef(url);
  const committedSearch = useRef('');
  const committedPath = useRef(location.pathname);
  const pending = useRef<readonly PendingNavigation[]>([]);
  const lastSequence = useRef(0);
  // Also for a navigation to the URL that is rendered already: those before it are not rendered any more.
  useLayoutEffect(() => {
    committedSearch.current = searchParams.toString();
    committedPath.current = location.pathname;
    const sequence = parseSequence(location.state);
    const index = pending.current.findIndex(each => each.sequence === sequence);
    // Another navigation, such as Back, replaces those that are pending.
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
  }, [location, searchParams]);
  useLayoutEffect(() => {
    // The URL changes with the configuration too, which must not undo a change that is pending.
    if (pending.current.length === 0) latestUrl.current = url;
  }, [url, location]);
  const change = useCallback(
    (changedParts: MapUrlChange, isStep = false) => {
      // A navigation to another screen is not rendered yet: a change of the view would lead back to the map.
      if (window.location.pathname !== committedPath.current) return;
      latestUrl.current = removeUndefined({ ...latestUrl.current, ...changedParts });
      const params = shorten(formatMapUrl(latestUrl.current));
      const search = params.toString();
      if (search === (pending.current.at(-1)?.search ?? committedSearch.current)) return;
      // The history has the numbers of earlier pages too, which all are smaller than the time.
      lastSequence.current = Math.max(Date.now(), lastSequence.current + 1);
      const sequence = lastSequence.current;
      pending.current = [...pending.current, { sequence, search }];
      setSearchParams(params, { replace: !isStep, state: { mapSequence: sequence } });
    },
    [setSearchParams, shorten],
  );
  return { change, getLatestUrl: useCallback(() => latestUrl.current, []) };
}

/** Returns the number of a navigation of the map; the location state may contain anything. */
function parseSequence(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'mapSequence' in state
    ? state.mapSequence
    : undefined;
}

const removeUndefined = (parts: MapUrlChange) =>
  Object.fromEntries(
    Object.entries<unknown>(parts).filter(([, value]) => value !== undefined),
  ) as MapUrl;
