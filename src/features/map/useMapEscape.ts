import type { KeyboardEvent } from 'react';

import type { CityMapState } from './useCityMap.ts';

/** Escape ends one thing at a time: what is drawn, the tool, the card, the searched position, the selection, then full screen. */
export function useMapEscape({ tools, url, selectedId, navigation, selection }: CityMapState) {
  const endFirst = (): boolean => {
    if (tools.tool) tools.cancel();
    else if (selectedId) navigation.selectDevice(undefined);
    else if (url.pin) navigation.removePin();
    else if (selection.ids.size > 0 || selection.areas.length > 0) selection.clear();
    else return false;
    return true;
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The listener of the document would end full screen with it.
      if (endFirst()) event.preventDefault();
    },
  };
}
