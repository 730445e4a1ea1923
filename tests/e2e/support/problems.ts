import type { Page } from '@playwright/test';

/** The errors and warnings of a page. */
export interface Problems {
  readonly recorded: readonly string[];
  /** Ignores an expected error, such as a failed sign-in. */
  readonly expect: (pattern: RegExp) => void;
}

/**
 * Records errors and warnings of the browser console, uncaught exceptions, violations of the Content-Security-Policy, and
 * requests to another host.
 */
export async function recordProblems(page: Page): Promise<Problems> {
  const recorded: string[] = [];
  const expected: RegExp[] = [];
  const record = (message: string) => recorded.push(message);

  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return;
    record(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => record(`uncaught: ${error.message}`));
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      record(`foreign: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', record);
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) => {
        const { reportViolation } = window as unknown as {
          reportViolation: (violation: string) => void;
        };
        reportViolation(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
      },
    );
  });

  return {
    get recorded() {
      return recorded.filter(message => !expected.some(pattern => pattern.test(message)));
    },
    expect: pattern => expected.push(pattern),
  };
}
