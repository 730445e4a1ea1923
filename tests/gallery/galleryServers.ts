import { chromium, type Browser } from '@playwright/test';

import { serveBuild } from '../../codegen/commands/consoleBuild.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { findBrowser } from '../run/browser.ts';
import type { RouteMode } from '../support/consoleRoutes.ts';

/** A browser, and a server of the console for each product mode, each with the same small seeded city. */
export interface GalleryServers {
  readonly browser: Browser;
  readonly getBaseUrl: (mode: RouteMode) => string;
  readonly close: () => Promise<void>;
}

const MODES: readonly RouteMode[] = ['smartLight', 'light', 'mediaPublish'];

/** Starts the servers; `outDir` is the folder of an existing build. */
export async function startGalleryServers(outDir?: string): Promise<GalleryServers> {
  const servers = new Map(
    await Promise.all(
      MODES.map(async mode => {
        const platform = openForgetfulPlatform({
          ...{ hasher: scryptHasher, mode, loginFailures: Infinity },
          city: { assets: 2_000, users: 300 },
        });
        return [mode, await serveBuild({ port: 0, platform, outDir })] as const;
      }),
    ),
  );
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    browser,
    getBaseUrl: mode => `http://localhost:${servers.get(mode)?.port ?? 0}`,
    close: async () => {
      await browser.close();
      for (const { close } of servers.values()) await close();
    },
  };
}
