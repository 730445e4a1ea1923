import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import { getRowId } from '../inView/InViewItem.ts';

/**
 * Moves the focus from a card that closes to the row of its device, or to the map where the list does not have the row.
 * Tab and the keys of the map continue from there, not from the beginning of the page.
 *
 * @param deviceId the device of the card, which may change while it is open
 */
export function useFocusOnClose(card: RefObject<HTMLElement | null>, deviceId: string): void {
  const moveFocus = useEffectEvent((element: HTMLElement) => {
    // It is still in the document, and so is its focus.
    if (!element.contains(document.activeElement)) return;
    const map = element.closest('.city-map')?.querySelector<HTMLElement>('[role=application]');
    const target = document.getElementById(getRowId(deviceId)) ?? map;
    target?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const { current: element } = card;
    return () => {
      if (element) moveFocus(element);
    };
  }, [card]);
}
