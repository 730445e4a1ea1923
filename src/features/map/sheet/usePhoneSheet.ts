import { useState } from 'react';

import type { SheetHeight } from './sheetHeights.ts';

type SheetContent = 'list' | 'legend';

interface MapSelection {
  /** The selected device whose position is known. */
  readonly selectedId: string | undefined;
  /** How often the user has selected a device, or none. */
  readonly selectCount: number;
  /** Whether the URL has a view. A link without one shows its device. */
  readonly hasView: boolean;
}

/** The state of the panel of a phone. */
export type PhoneSheetState = ReturnType<typeof usePhoneSheet>;

const getFirstHeight = ({ selectedId }: MapSelection): SheetHeight =>
  selectedId === undefined ? 'summary' : 'half';

/** Whether a device was selected, perhaps the same one again, by the user or by a link. */
const isSelectedAgain = (
  before: MapSelection,
  { selectedId, selectCount, hasView }: MapSelection,
) =>
  before.selectedId !== selectedId ||
  before.selectCount !== selectCount ||
  (selectedId !== undefined && before.hasView && !hasView);

/**
 * What the panel of a phone shows, and how high it is. It opens for a device that is selected, also for one that was
 * selected already while the panel is closed.
 */
export function usePhoneSheet(selection: MapSelection) {
  const [height, setHeight] = useState(() => getFirstHeight(selection));
  const [content, setContent] = useState<SheetContent>('list');
  const [shown, setShown] = useState(selection);
  const isChanged = isSelectedAgain(shown, selection);
  if (isChanged || shown.hasView !== selection.hasView) setShown(selection);
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
