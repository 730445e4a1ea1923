import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

import type { ListToggle } from './inView/InViewTitle.tsx';
import { getMapPadding } from './mapPadding.ts';

/**
 * The panels that have room next to the map. On a tablet the list would cover a third of it: its title opens it, and a
 * selected device closes it, because the card has no room next to it.
 */
export function useMapPanels(selectedId: string | undefined) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const hasLegend = !useMediaQuery('(max-width: 899.95px)');
  const hasRoomForList = !useMediaQuery('(max-width: 1279.95px)');
  const [isListOpen, setListOpen] = useState(false);
  const [shownId, setShownId] = useState(selectedId);
  if (shownId !== selectedId) {
    setShownId(selectedId);
    if (selectedId !== undefined) setListOpen(false);
  }
  const listToggle: ListToggle | undefined = hasRoomForList
    ? undefined
    : { isOpen: isListOpen, onToggle: () => setListOpen(!isListOpen) };
  const hasList = hasRoomForList || isListOpen;
  const padding = getMapPadding({ isPhone, hasList, hasLegend });
  return { isPhone, hasLegend, hasList, listToggle, padding };
}
