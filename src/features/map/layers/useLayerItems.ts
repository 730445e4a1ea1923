import { useTranslate } from 'react-admin';

import type { ToolMenuGroup } from '../tools/ToolMenu.tsx';

interface LayerState {
  /** False where the site hides its devices: no user can show them. @see MAP-11 */
  readonly canShowDevices: boolean;
  readonly hidesDevices: boolean;
  readonly onHideDevices: (isHidden: boolean) => void;
}

/** Returns the menu of the layers of the map. A further layer is an entry here, and a value of `layer` in the URL. */
export function useLayerItems({
  canShowDevices,
  hidesDevices,
  onHideDevices,
}: LayerState): ToolMenuGroup {
  const translate = useTranslate();
  return {
    label: translate('map.layers'),
    items: [
      {
        ...{ id: 'devices', label: translate('map.layers.devices') },
        ...{ isChecked: !hidesDevices, isDisabled: !canShowDevices },
        onPick: () => onHideDevices(!hidesDevices),
      },
    ],
  };
}
