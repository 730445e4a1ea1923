import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { closeDialog, isDialogOpen, openDialog } from '../openDialogs.ts';
import { restoreTabInUrl, openNotificationTab, readTabFromHash } from './notificationTab.ts';

/**
 * Syncs the message centre and its tab with the URL: a reload, Back and a shared link open them again; a route
 * change keeps them.
 *
 * @see SHELL-27
 */
export function useNotificationTabInUrl(): void {
  const routerLocation = useLocation();
  const type = useNavigationType();
  // A list may sanitize its URL before this runs.
  const [initialState] = useState(() => ({
    location: routerLocation,
    tab: readTabFromHash(location.hash),
  }));
  useLayoutEffect(() => {
    const isFirst = routerLocation === initialState.location;
    const urlTab = isFirst ? initialState.tab : readTabFromHash(location.hash);
    if (type !== NavigationType.Pop) {
      if (isDialogOpen('messages')) restoreTabInUrl();
    } else if (urlTab) {
      openNotificationTab(urlTab);
      openDialog('messages');
    } else if (!isFirst) closeDialog('messages');
  }, [initialState, routerLocation, type]);
}
