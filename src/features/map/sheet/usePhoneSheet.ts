import { useState } from 'react';

import type { SelectedDevice } from '../useMapNavigation.ts';
import type { SheetHeight } from './sheetHeights.ts';

type SheetContent = 'list' | 'legend';

interface MapSelection {
  /** The selected device whose position is known. */
  readonly selectedId: string | undefined;
  /** The device that the user has selected last; the URL may not have it yet. */
  readonly lastSelected: SelectedDevice | undefined;
  /** Whether the URL has a view. A link without one shows its device. */
  readonly hasView: boolean;
}

/** The state of the panel of a phone. */
export type PhoneSheetState = ReturnType<typeof usePhoneSheet>;

const getFirstHeight = ({ selectedId }: MapSelection): SheetHeight =>
  selectedId === undefined ? 'summary' : 'half';

/** Whether the selected device is another one, or was selected again by the user or by a link. */
const isChangedOrAgain = (
  before: MapSelection,
  { selectedId, lastSelected, hasView }: MapSelection,
): boolean =>
  before.selectedId !== selectedId ||
  (selectedId !== undefined &&
    ((lastSelected?.id === selectedId && lastSelected.count !== before.lastSelected?.count) ||
      (before.hasView && !hasView)));

/**
 * What the panel of a phone shows, and how high it is. It opens for a device that is selected, also for one that was
 * selected already while the panel is closed.
 */
export function usePhoneSheet(selection: MapSelection) {
  const [height, setHeight] = useState(() => getFirstHeight(selection));
  const [content, setContent] = useState<SheetContent>('list');
  const [shown, setShown] = useState(selection);
  const isChanged = isChangedOrAgain(shown, selection);
  const isOther =
    shown.lastSelected !== selection.lastSelected || shown.hasView !== selection.hasView;
  if (isChanged || isOther) setShown(selection);
  if (isChanged) {
    setContent('list');
    setHeight(getFirstHeight(selection));
  }
  return {
    ...{ height, setHeight, content },
    isOpenWith: (other: SheetContent) => content === other && height === 'full',
    /** Opens the panel with a content, or closes it if it has it. */
    toggle: (next: SheetContent) => {
      setContent(next);
      setHeight(content === next && height === 'full' ? 'summary' : 'full');
    },
  };
}
