import { type ComponentType, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { closeTasksDrawer, useIsTasksDrawerOpen } from '../resources/tasks/tasksDrawerState.ts';
import { withLazyMessages } from '../i18n/lazyMessages.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useNotificationTabInUrl } from './messages/useNotificationTabInUrl.ts';
import { closeDialog, type DialogName, useOpenDialogName } from './openDialogs.ts';

/** Each is a separate chunk: a user who only reads a list does not load them. */
const dialogComponents: Readonly<Record<DialogName, ComponentType>> = {
  palette: lazyComponent(() => import('./palette/CommandPalette.tsx')),
  shortcuts: lazyComponent(() => import('./shortcuts/ShortcutsDialog.tsx')),
  messages: lazyComponent(withLazyMessages(() => import('./messages/NotificationCenter.tsx'))),
  more: lazyComponent(() => import('./MoreSheet.tsx')),
  password: lazyComponent(() => import('./OwnPasswordDialog.tsx')),
  contract: lazyComponent(
    withLazyMessages(() => import('./contractMonitor/ContractMonitorDialog.tsx')),
  ),
  logOut: lazyComponent(() => import('./LogOutDialog.tsx')),
};

/** Below this width, a drawer covers the page that it links to. */
const NARROW_MEDIA = '(max-width: 899.95px)';

/**
 * The dialogs over the shell. A route change closes them; the message and task drawers stay open where the page is wide
 * enough. The two drawers are in the same position, so that one closes the other.
 *
 * @see SHELL-09
 */
export const OpenDialogs = () => {
  const openDialogName = useOpenDialogName();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    closeDialog('palette');
    closeDialog('shortcuts');
    closeDialog('more');
    closeDialog('password');
    closeDialog('contract');
    closeDialog('logOut');
    if (typeof matchMedia !== 'function' || !matchMedia(NARROW_MEDIA).matches) return;
    closeDialog('messages');
    closeTasksDrawer();
  }, [pathname]);
  useLayoutEffect(() => {
    if (openDialogName === 'messages') closeTasksDrawer();
  }, [openDialogName]);
  const isTasksDrawerOpen = useIsTasksDrawerOpen();
  useLayoutEffect(() => {
    if (isTasksDrawerOpen) closeDialog('messages');
  }, [isTasksDrawerOpen]);
  useNotificationTabInUrl();
  useLayoutEffect(() => () => closeDialog(), []);
  if (!openDialogName) return null;
  const DialogComponent = dialogComponents[openDialogName];
  return (
    <ErrorBoundary key={openDialogName} name="opened" variant="float">
      <LazyBoundary>
        <DialogComponent />
      </LazyBoundary>
    </ErrorBoundary>
  );
};
