import { useState } from 'react';

import type { SheetHeight } from './sheetHeights.ts';

type SheetContent = 'list' | 'legend';

/** The state of the panel of a phone. */
export type PhoneSheetState = ReturnType<typeof usePhoneSheet>;

const getFirstHeight = (selectedId: string | undefined): SheetHeight =>
  selectedId === undefined ? 'summary' : 'half';

/** What the panel of a phone shows, and how high it is: it opens for another selected device. */
export function usePhoneSheet(selectedId: string | undefined) {
  const [height, setHeight] = useState(() => getFirstHeight(selectedId));
  const [content, setContent] = useState<SheetContent>('list');
  const [shownId, setShownId] = useState(selectedId);
  if (shownId !== selectedId) {
    setShownId(selectedId);
    setContent('list');
    setHeight(getFirstHeight(selectedId));
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
