import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { productionHeaders } from '../../mocks/console/headers.ts';

const page = readFileSync('docs/deployment.md', 'utf8');
const servers = [...page.matchAll(/^```(nginx|caddy)\n([\s\S]*?)^```/gm)];

it('tells for both web servers every header that the console is served with here', () => {
  expect(servers.map(([, server]) => server)).toEqual(['nginx', 'caddy']);
  for (const [, , configuration = ''] of servers) {
    for (const [name, value] of Object.entries(productionHeaders())) {
      expect(configuration.toLowerCase()).toContain(`${name} `);
      expect(configuration).toContain(value);
    }
  }
});
