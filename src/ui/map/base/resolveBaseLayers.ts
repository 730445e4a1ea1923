import { parseLatLng } from '../../../domain/latLng.ts';
import type { GroundSettings, ImageSettings } from '../SiteMapContext.ts';
import type { BaseLayer, BaseLayerKind, BaseLayerProblem, ImageLayerOptions } from './baseLayer.ts';
import { MAP_OFFLINE_MODES } from './mapOfflineModes.ts';
import { isStretched } from './isStretched.ts';
import { getProvider, PROVIDERS } from './providers.ts';
import { resolveTiles } from './resolveTiles.ts';
import { parseUrl } from './tileUrl.ts';
import { UnusableGround } from './UnusableGround.ts';

/** The grounds that a map offers. */
export interface BaseLayers {
  /** The drawn ground is always the first. */
  readonly layers: readonly BaseLayer[];
  /** The initial one of a map. */
  readonly initialKind: BaseLayerKind;
  /** What of the configuration cannot be used. */
  readonly problems: readonly BaseLayerProblem[];
}

const DRAWN: BaseLayer = { kind: 'drawn' };

/**
 * Returns the grounds of a configuration. What is not usable is left out and named; the drawn ground remains.
 *
 * @param origin that of the page: with `mapOffline` 1 and 2 tiles of another one are not usable; an image may have any
 * @see MAP-07
 */
export function resolveBaseLayers(
  settings: GroundSettings | undefined,
  origin: string,
): BaseLayers {
  if (!settings) return { layers: [DRAWN], initialKind: 'drawn', problems: [] };
  const problems: BaseLayerProblem[] = [];
  const read = <Layer extends BaseLayer>(resolve: () => Layer | undefined) => {
    try {
      return resolve();
    } catch (error) {
      if (!(error instanceof UnusableGround)) throw error;
      problems.push(error.problem);
      return undefined;
    }
  };
  const { mapType, mapOffline } = settings;
  if (!PROVIDERS.has(mapType))
    problems.push({ key: 'map.ground.unknownType', args: { type: mapType } });
  const tiles = read(() => resolveTiles(settings, origin));
  const image = read(() => resolveImage(settings.image, mapOffline));
  if (image && settings.image && isStretched(settings.image, image.bounds))
    problems.push({ key: 'map.ground.stretched', args: {} });
  const { isDrawn = false } = getProvider(mapType);
  const preferred = mapOffline === MAP_OFFLINE_MODES.image ? image : isDrawn ? DRAWN : tiles;
  return {
    layers: [DRAWN, tiles, image].filter(layer => layer !== undefined),
    initialKind: preferred?.kind ?? 'drawn',
    problems,
  };
}

function resolveImage(
  image: ImageSettings | undefined,
  mapOffline: number,
): ImageLayerOptions | undefined {
  const [southWest, northEast] = (image?.bounds ?? []).map(parseLatLng);
  const isUsable =
    image &&
    southWest &&
    northEast &&
    southWest.lat < northEast.lat &&
    southWest.lng < northEast.lng &&
    parseUrl(image.url);
  if (isUsable) return { kind: 'image', url: image.url, bounds: [southWest, northEast] };
  if (!image && mapOffline !== MAP_OFFLINE_MODES.image) return undefined;
  throw new UnusableGround('noImage', {});
}
