import type { Page } from '@playwright/test';

/** The errors and warnings of a page. */
export interface Problems {
  readonly heard: readonly string[];
  /** Ignores an expected error, such as a failed sign-in. */
  readonly expect: (pattern: RegExp) => void;
}

/**
 * Records errors and warnings of the browser console, uncaught exceptions, violations of the Content-Security-Policy, and
 * requests to another host.
 */
export async function listen(page: Page): Promise<Problems> {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const hear = (complaint: string) => heard.push(complaint);

  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return;
    hear(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => hear(`uncaught: ${error.message}`));
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') hear(`foreign: ${request.url()}`);
  });
  await page.exposeFunction('tellBreach', hear);
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) => {
        const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
        tellBreach(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
      },
    );
  });

  return {
    get heard() {
      return heard.filter(complaint => !expected.some(pattern => pattern.test(complaint)));
    },
    expect: pattern => expected.push(pattern),
  };
}
