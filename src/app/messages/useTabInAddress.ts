import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { close, isOpen, open } from '../opened.ts';
import { keepTab, showTab, tabIn } from './tab.ts';

/**
 * The message centre and its tab are in the address: a reload, the way back and a shared link open them again; on another page
 * they stay as they are.
 *
 * @see SHELL-27
 */
export function useTabInAddress(): void {
  const place = useLocation();
  const type = useNavigationType();
  // A list may mend its address before anything else happens.
  const [begun] = useState(() => ({ place, tab: tabIn(location.hash) }));
  useLayoutEffect(() => {
    const isFirst = place === begun.place;
    const told = isFirst ? begun.tab : tabIn(location.hash);
    if (type !== NavigationType.Pop) {
      if (isOpen('messages')) keepTab();
    } else if (told) {
      showTab(told);
      open('messages');
    } else if (!isFirst) close('messages');
  }, [begun, place, type]);
}
