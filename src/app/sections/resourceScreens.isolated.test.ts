import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = async (mode: string) => {
  vi.resetModules();
  vi.stubEnv('MODE', mode);
  return Object.keys((await import('./resourceScreens.ts')).resourceScreens);
};

it('shows the assets of a foreign document from that document alone', async () => {
  expect(await load('documents')).toEqual([]);
  expect(await load('production')).toContain('assets');
});
