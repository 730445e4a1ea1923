import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { ensureBuilt, serveBuild } from '../../codegen/commands/consoleBuild.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { findBrowser } from '../run/browser.ts';

/** The console and its peer with the same city, and a browser. */
export interface Pages {
  readonly browser: Browser;
  /** URLs without a slash at their end. */
  readonly console: string;
  readonly guessers: string;
  readonly close: () => Promise<void>;
}

const ASSETS = 10_000;

/** Builds both for production, and serves both in the same way. */
export async function startPages(): Promise<Pages> {
  await ensureBuilt();
  // The peer is for production too, whatever surrounds this process.
  process.env.NODE_ENV = 'production';
  const folder = mkdtempSync(join(tmpdir(), 'guessers-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'guessers'),
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
    },
    logLevel: 'error',
  });
  const platform = openForgetfulPlatform({ hasher: scryptHasher, city: { assets: ASSETS } });
  const servers = [
    await serveBuild({ port: 0, platform }),
    await serveBuild({ port: 0, platform, outDir: folder }),
  ];
  const [ours = 0, theirs = 0] = servers.map(({ port }) => port);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    browser,
    console: `http://localhost:${ours}`,
    guessers: `http://localhost:${theirs}`,
    close: async () => {
      await browser.close();
      for (const { close } of servers) await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
