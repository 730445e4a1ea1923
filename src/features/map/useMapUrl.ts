import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useBaseLayers } from '../../ui/map/base/useBaseLayers.ts';
import { rejectUnavailableLayer } from './layers/rejectUnavailableLayer.ts';
import { useModelTitles } from './legend/useModelTitles.ts';
import { parseLayers } from './url/layersUrl.ts';
import { type MapUrl, parseMapUrl, type RejectedMapParam } from './url/mapUrl.ts';
import { hasStoredSelection, useLongSelections } from './url/useLongSelections.ts';
import { type MapUrlActions, useMapUrlChange } from './url/useMapUrlChange.ts';

export interface MapUrlState extends MapUrlActions {
  readonly url: MapUrl;
  /** The rejected parts of the last link that had some; they stay until they are dismissed. */
  readonly rejected: readonly RejectedMapParam[];
  readonly dismissRejected: () => void;
  /** Whether the selection is too long for the URL: a copied link does not have it. */
  readonly isSelectionStored: boolean;
}

export function useMapUrl(): MapUrlState {
  const [searchParams] = useSearchParams();
  // The zooms are those of the base map of the same link.
  const linkedLayers = parseLayers(searchParams.get('layer') ?? '');
  const { layers, minZoom, maxZoom } = useBaseLayers(linkedLayers?.layer);
  const { titles, isLoading } = useModelTitles();
  const { shorten, expand } = useLongSelections();
  const parsed = useMemo(() => {
    const isModel = (model: string) => isLoading || titles.has(model);
    const limits = { minZoom, maxZoom, isModel };
    const result = rejectUnavailableLayer(parseMapUrl(expand(searchParams), limits), layers);
    return { ...result, isProvisional: isLoading };
  }, [searchParams, expand, layers, minZoom, maxZoom, titles, isLoading]);
  // The map replaces the URL of a link with its view at once: without this, the message would be removed before it is read.
  const [rejected, setRejected] = useState(parsed.rejected);
  const [latestParsed, setLatestParsed] = useState(parsed);
  if (parsed !== latestParsed) {
    setLatestParsed(parsed);
    // A model of a link is known to be wrong only with the configuration: it adds to the other parts of the link.
    const earlier = latestParsed.isProvisional ? rejected : NONE_REJECTED;
    if (parsed.rejected.length > 0) setRejected(addRejected(earlier, parsed.rejected));
  }
  const dismissRejected = useCallback(() => setRejected(NONE_REJECTED), []);
  return {
    ...{ url: parsed.url, rejected, dismissRejected },
    isSelectionStored: parsed.url.selection !== undefined && hasStoredSelection(searchParams),
    ...useMapUrlChange(parsed.url, shorten),
  };
}

const NONE_REJECTED: readonly RejectedMapParam[] = [];

const addRejected = (
  earlier: readonly RejectedMapParam[],
  added: readonly RejectedMapParam[],
): readonly RejectedMapParam[] => [
  ...earlier.filter(({ name }) => added.every(other => other.name !== name)),
  ...added,
];
