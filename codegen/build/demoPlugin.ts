import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

import { WORKER_URL } from '../../mocks/hosts/demoWorker.ts';

const DEMO_ENTRY = '/demo-entry';

/** The platform starts first; then the console starts without any difference. */
const createEntryModule = (browserHost: string) =>
  `import { startBrowserPlatform } from ${JSON.stringify(browserHost)};
await startBrowserPlatform();
await import('/main.tsx');
`;

/** Builds a site that includes its platform: a service worker starts before the console's entry. */
export function demoPlugin(root: string): Plugin {
  return {
    name: 'demo',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const replaced = html.replace(/src="(?:\.?\/)?main\.tsx"/, `src="${DEMO_ENTRY}"`);
        if (replaced === html)
          throw new Error('index.html has no script main.tsx to stand before.');
        return replaced;
      },
    },
    resolveId: id => (id === DEMO_ENTRY ? `\0${DEMO_ENTRY}` : undefined),
    load: id =>
      id === `\0${DEMO_ENTRY}`
        ? createEntryModule(join(root, 'mocks/hosts/browser.ts'))
        : undefined,
    generateBundle() {
      const script = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
      this.emitFile({
        type: 'asset',
        fileName: WORKER_URL.slice(1),
        source: readFileSync(script, 'utf8'),
      });
    },
  };
}
