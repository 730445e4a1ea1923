import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import { isModalOpen } from '../../ui/isModalOpen.ts';
import { isComposing } from '../../ui/isComposing.ts';
import type { CityMapState } from './useCityMap.ts';

/**
 * Escape ends one thing at a time: what is drawn, the tool, the card, the searched position, the selection, then full
 * screen. It does so on the map and its panels, and while nothing has the focus.
 *
 * @param root the map with its panels
 */
export function useMapEscape(
  root: RefObject<HTMLElement | null>,
  { tools, url, selectedId, navigation, selection }: CityMapState,
): void {
  const endFirst = (): boolean => {
    if (tools.tool) tools.cancel();
    else if (selectedId) navigation.selectDevice(undefined);
    else if (url.pin) navigation.removePin();
    else if (selection.ids.size > 0 || selection.areas.length > 0) selection.clear();
    else return false;
    return true;
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    const isOnMap = event.target instanceof Node && root.current?.contains(event.target);
    if (!isOnMap && (!isOnPage(event.target) || isModalOpen())) return;
    // The listener of full screen would end it with the same key.
    if (endFirst()) event.preventDefault();
  });
  // On the document: after a link is opened, or text is pressed, the page has the focus. As the map is mounted before it
  // is full screen, this listener is called before that of full screen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether no control has the focus: a press on text focuses the content of the page. */
const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'content');
