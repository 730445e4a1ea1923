import type { BaseLayer } from '../../../ui/map/base/baseLayer.ts';
import type { MapUrl, RejectedMapParam } from '../url/mapUrl.ts';

interface ParsedMapUrl {
  readonly url: MapUrl;
  readonly rejected: readonly RejectedMapParam[];
}

/** Rejects a base map that the site does not offer: the link may come from another site. */
export function rejectUnavailableLayer(
  parsed: ParsedMapUrl,
  layers: readonly BaseLayer[],
): ParsedMapUrl {
  const { layer, ...url } = parsed.url;
  if (layer === undefined || layers.some(({ kind }) => kind === layer)) return parsed;
  return { url, rejected: [...parsed.rejected, { name: 'layer', value: layer }] };
}
