import type { Page } from '@playwright/test';

/** What a page complained of: nobody reads its console, unless it fails a test. */
export interface Problems {
  readonly heard: readonly string[];
  /** A complaint that belongs to what the test is about, such as a refused sign-in. */
  readonly expect: (pattern: RegExp) => void;
}

/**
 * Listens to errors and warnings of the console, to what nobody caught, to breaches of the
 * security policy, and to calls that leave for another host.
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
