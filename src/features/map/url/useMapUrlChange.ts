import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { formatMapUrl, type MapUrl } from './mapUrl.ts';

/** Changes of the URL: an `undefined` part is removed. */
export type MapUrlChange = { readonly [Part in keyof MapUrl]?: MapUrl[Part] | undefined };

export interface MapUrlChanger {
  /** Replaces parts of the URL; `isStep` makes it a step of the browser's history. */
  readonly change: (change: MapUrlChange, isStep?: boolean) => void;
  /** Returns the URL with the changes that are not rendered yet: a navigation is a transition. */
  readonly getLatestUrl: () => MapUrl;
}

/** Returns what changes the URL. Two changes may come before the next render: the second one adds to the first. */
export function useMapUrlChange(url: MapUrl): MapUrlChanger {
  const [searchParams, setSearchParams] = useSearchParams();
  const latestUrl = useRef(url);
  const committedText = useRef('');
  /** The search texts of the navigations that are not rendered yet. */
  const pendingTexts = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    committedText.current = searchParams.toString();
    const index = pendingTexts.current.indexOf(committedText.current);
    // Another navigation, such as Back, replaces those that are pending.
    pendingTexts.current = index < 0 ? [] : pendingTexts.current.slice(index + 1);
  }, [searchParams]);
  useLayoutEffect(() => {
    // It changes with the configuration too, which must not undo a change that is pending.
    if (pendingTexts.current.length === 0) latestUrl.current = url;
  }, [url]);
  const change = useCallback(
    (changedParts: MapUrlChange, isStep = false) => {
      latestUrl.current = removeUndefined({ ...latestUrl.current, ...changedParts });
      const params = formatMapUrl(latestUrl.current);
      const text = params.toString();
      if (text === (pendingTexts.current.at(-1) ?? committedText.current)) return;
      pendingTexts.current = [...pendingTexts.current, text];
      setSearchParams(params, { replace: !isStep });
    },
    [setSearchParams],
  );
  return { change, getLatestUrl: useCallback(() => latestUrl.current, []) };
}

const removeUndefined = (parts: MapUrlChange) =>
  Object.fromEntries(
    Object.entries<unknown>(parts).filter(([, value]) => value !== undefined),
  ) as MapUrl;
