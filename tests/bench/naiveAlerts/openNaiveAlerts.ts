import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

import { SEEDED_PASSWORD } from '../../../mocks/platform/passwordHasher.ts';
import type { AlertPage } from '../AlertPage.ts';
import type { OpenCity } from '../openCity.ts';

/** Builds the peer for production, and opens it instead of another page of a city: its socket is on the same origin. */
export async function openNaiveAlerts({ browser, city }: OpenCity): Promise<AlertPage> {
  const content = await buildScript();
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const { id } = (await (await city.signIn('admin', SEEDED_PASSWORD)).json()) as { id: string };
  await page.goto(`${city.url}/__scenario#${id}`);
  await page.addScriptTag({ content });
  const heading = page.getByRole('heading');
  await heading.waitFor();
  return { page, countAlerts: async () => Number(await heading.innerText()) };
}

async function buildScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'main.tsx'), formats: ['iife'], name: 'naive' },
    },
    logLevel: 'error',
  })) as readonly Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}
