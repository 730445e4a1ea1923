import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyScreen } from '../ui/lazyScreen.tsx';
import { Region } from '../ui/Region.tsx';
import { useTabInAddress } from './messages/useTabInAddress.ts';
import { close, type Opened, useOpened } from './opened.ts';

/** Each is a file of its own: nobody who only reads a list pays for them. */
const parts: Readonly<Record<Opened, ComponentType>> = {
  palette: lazyScreen(() => import('./palette/Palette.tsx')),
  shortcuts: lazyScreen(() => import('./shortcuts/ShortcutsDialog.tsx')),
  messages: lazyScreen(() => import('./messages/MessagesDrawer.tsx')),
  more: lazyScreen(() => import('./MoreSheet.tsx')),
  password: lazyScreen(() => import('./OwnPasswordDialog.tsx')),
  logOut: lazyScreen(() => import('./LogOutDialog.tsx')),
};

/** Below it, the drawer of messages covers the page that it led to. */
const NARROW = '(max-width: 899.95px)';

/** What floats over the shell. Another page closes it; messages stay beside a page that leaves them room. */
export const Floating = () => {
  const opened = useOpened();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    close('palette');
    close('shortcuts');
    close('more');
    close('password');
    close('logOut');
    if (typeof matchMedia === 'function' && matchMedia(NARROW).matches) close('messages');
  }, [pathname]);
  useTabInAddress();
  useLayoutEffect(() => () => close(), []);
  if (!opened) return null;
  const Part = parts[opened];
  return (
    <Region key={opened} name="opened" shape="float">
      <Suspense>
        <Part />
      </Suspense>
    </Region>
  );
};
