import type { APIResponse, Route } from '@playwright/test';

/**
 * Fetches the response of an intercepted read. A browser sends a read again when the server has closed the idle
 * connection; the client of Playwright does so only with `maxRetries`.
 */
export const fetchRoute = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });
