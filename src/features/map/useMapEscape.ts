import type { KeyboardEvent } from 'react';

import type { CityMapState } from './useCityMap.ts';

/** Escape ends one thing at a time: what is drawn, the tool, the card, the selection. */
export function useMapEscape({ tools, selectedId, navigation, selection }: CityMapState) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (tools.tool) tools.cancel();
      else if (selectedId) navigation.selectDevice(undefined);
      else if (selection.ids.size > 0 || selection.areas.length > 0) selection.clear();
    },
  };
}
