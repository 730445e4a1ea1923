import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  getCacheControl,
  createContentSecurityPolicy,
  hashInlineScripts,
  readConfigOrigins,
  createProductionHeaders,
} from './productionHeaders.ts';

describe('the headers of the console', () => {
  it('carry a policy without anything inline or evaluated, and with Trusted Types', () => {
    expect(createContentSecurityPolicy()).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify",
    );
    expect(createProductionHeaders()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it.each([
    ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-store'],
    ['/permissionManage', 'no-store'],
    ['/config.json', 'no-store'],
  ])('let a browser keep %s: %s', (path, expected) => {
    expect(getCacheControl(path)).toBe(expected);
  });

  it('name the inline scripts of the dev page by their hashes, and no others', () => {
    const page = '<script type="module">1</script><script src="/a.js"></script><script>2</script>';
    expect(hashInlineScripts(page)).toEqual([
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
      "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
    ]);
  });

  it('let the page connect to the origins of its services, sign-on providers, alert servers and map tiles, each once, and show images of the last [MAP-07/online] [SEC-11]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    try {
      const file = join(folder, 'config.json');
      const services = {
        users: 'https://one.example/api/users',
        core: 'https://one.example/api/core',
        media: 'http://two.example:8080/media',
        config: '/api/config',
      };
      const signOnOrigins = ['https://sso.example', 'https://one.example', 'no origin'];
      const mapOrigins = ['https://tiles.example/{z}/{x}/{y}.png', 'https://one.example', 3];
      const alertOrigins = ['wss://alerts.example/core/notification/device'];
      writeFileSync(file, JSON.stringify({ services, signOnOrigins, mapOrigins, alertOrigins }));
      expect(readConfigOrigins(file)).toEqual({
        connectSources: [
          ...['https://one.example', 'http://two.example:8080', 'https://sso.example'],
          ...['wss://alerts.example', 'https://tiles.example'],
        ],
        imageSources: ['https://tiles.example', 'https://one.example'],
      });
      expect(readConfigOrigins(join(folder, 'absent.json'))).toEqual({
        ...{ connectSources: [], imageSources: [] },
      });
      const policy = createContentSecurityPolicy(readConfigOrigins(file));
      expect(policy).toContain(
        "connect-src 'self' https://one.example http://two.example:8080 https://sso.example wss://alerts.example https://tiles.example;",
      );
      expect(policy).toContain(
        "img-src 'self' data: blob: https://tiles.example https://one.example;",
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
