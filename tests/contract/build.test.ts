import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each(['test', 'development', ''])(
  'builds for production also where NODE_ENV is %j',
  async environment => {
    vi.stubEnv('NODE_ENV', environment);
    const { isProduction } = await resolveConfig({ configFile: 'vite.config.ts' }, 'build');
    expect(isProduction).toBe(true);
  },
);
