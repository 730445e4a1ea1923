import { useTranslate } from 'react-admin';

import type { BaseLayerKind } from '../../../ui/map/base/baseLayer.ts';
import { getLayerZooms, useBaseLayers } from '../../../ui/map/base/useBaseLayers.ts';
import type { ZoomRange } from '../../../ui/map/crs/crsZooms.ts';
import { useSiteMap } from '../../../ui/map/SiteMap.ts';
import type { ToolMenuGroup } from '../tools/ToolMenu.tsx';

interface LayerState {
  /** The chosen base map; undefined for the one of the site. */
  readonly baseLayer: BaseLayerKind | undefined;
  /** Called with the base map, and the zooms that it has. */
  readonly onBaseLayer: (kind: BaseLayerKind | undefined, zooms: ZoomRange) => void;
  /** False where the site hides its devices: no user can show them. @see MAP-11 */
  readonly canShowDevices: boolean;
  readonly hidesDevices: boolean;
  readonly onHideDevices: (isHidden: boolean) => void;
}

const LABEL_KEYS: Readonly<Record<BaseLayerKind, string>> = {
  drawn: 'map.baseLayer.plain',
  tiles: 'map.baseLayer.tiles',
  image: 'map.baseLayer.image',
};

/**
 * Returns the menu of the layers of the map: the base maps that the site offers, and the devices. A further layer is an
 * entry here, and a value of `layer` in the URL.
 */
export function useLayerItems({
  baseLayer,
  onBaseLayer,
  canShowDevices,
  hidesDevices,
  onHideDevices,
}: LayerState): ToolMenuGroup {
  const translate = useTranslate();
  const { layers, initialKind } = useBaseLayers();
  const site = useSiteMap();
  const baseLayerItems = layers.map(layer => ({
    ...{ id: layer.kind, label: translate(LABEL_KEYS[layer.kind]) },
    ...{ role: 'menuitemradio' as const, isChecked: layer.kind === (baseLayer ?? initialKind) },
    // The base map of the site is no part of a link.
    onPick: () =>
      onBaseLayer(layer.kind === initialKind ? undefined : layer.kind, getLayerZooms(layer, site)),
  }));
  return {
    label: translate('map.layers'),
    items: [
      ...(layers.length > 1 ? baseLayerItems : []),
      {
        ...{ id: 'devices', label: translate('map.layers.devices') },
        isChecked: !hidesDevices,
        disabledReason: canShowDevices ? undefined : translate('map.layers.devices.hidden'),
        onPick: () => onHideDevices(!hidesDevices),
      },
    ],
  };
}
