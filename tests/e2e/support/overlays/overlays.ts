import { ALERT_OVERLAYS } from './alertOverlays.ts';
import { CHART_OVERLAYS, DEVICE_OVERLAYS } from './deviceOverlays.ts';
import { DOMAIN_OVERLAYS } from './domainOverlays.ts';
import { LIST_OVERLAYS, PHONE_LIST_OVERLAYS } from './listOverlays.ts';
import { clickButton, clickFirst, sequence } from './openers.ts';
import { MEDIA_OVERLAYS } from './mediaOverlays.ts';
import type { Overlay } from './Overlay.ts';
import { PHONE_SHELL_OVERLAYS, SHELL_OVERLAYS } from './shellOverlays.ts';
import { USER_OVERLAYS } from './userOverlays.ts';

/** Every overlay of the console on a desktop. The collapsed sidebar changes every screen, so it is the last. */
export const DESKTOP_OVERLAYS: readonly Overlay[] = [
  ...SHELL_OVERLAYS,
  ...USER_OVERLAYS,
  ...LIST_OVERLAYS,
  ...CHART_OVERLAYS,
  ...DEVICE_OVERLAYS,
  ...DOMAIN_OVERLAYS,
  ...MEDIA_OVERLAYS,
  ...ALERT_OVERLAYS,
  {
    file: 'app/sections/CollapsedSidebar.tsx',
    path: '/systemOperation/group',
    reloads: true,
    open: sequence(async context => {
      if ((await context.page.locator('.side-tree button[aria-haspopup]').count()) === 0)
        await clickButton('section.collapse')(context);
    }, clickFirst('.side-tree button[aria-haspopup]')),
  },
];

/** Bottom sheets, drawers and other overlays that a phone shows differently. */
export const PHONE_OVERLAYS: readonly Overlay[] = [...PHONE_SHELL_OVERLAYS, ...PHONE_LIST_OVERLAYS];
