/** Separates the values of a parameter with several. */
export const LIST_SEPARATOR = ',';

/** The grounds of the map: drawn from the documents, tiles of a provider, or one image. */
export const GROUND_LAYERS = ['drawn', 'tiles', 'image'] as const;
export type GroundLayerName = (typeof GROUND_LAYERS)[number];

/** The layers of a URL; an absent one has its default. */
interface MapLayers {
  readonly layer?: GroundLayerName;
  /** The devices are not shown. */
  readonly hidesDevices?: true;
}

/** In the list of layers: the devices are not shown. */
const HIDDEN_DEVICES = 'no-devices';

/** Parses at most one ground, and whether the devices are hidden. */
export function parseLayers(text: string): MapLayers | undefined {
  const names = text.split(LIST_SEPARATOR);
  const hidesDevices = names.includes(HIDDEN_DEVICES);
  const grounds = GROUND_LAYERS.filter(layer => names.includes(layer));
  const [layer] = grounds;
  if (grounds.length > 1 || grounds.length + Number(hidesDevices) !== names.length)
    return undefined;
  return { ...(layer && { layer }), ...(hidesDevices && { hidesDevices }) };
}

export const formatLayers = ({ layer, hidesDevices }: MapLayers): string | undefined =>
  [layer, hidesDevices && HIDDEN_DEVICES].filter(Boolean).join(LIST_SEPARATOR) || undefined;
