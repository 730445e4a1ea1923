import type { Route } from '@playwright/test';

import { fetchRoute } from '../fetchRoute.ts';
import type { Fault } from './Fault.ts';

type Respond = (route: Route) => Promise<void>;

/**
 * Replaces the responses until the repair, which waits for those in transit. The route stays: a request that comes while
 * a route is removed is handled twice, by its handler and by the browser.
 */
const replaceResponse =
  (respond: Respond): Fault['begin'] =>
  async ({ page, url, method }) => {
    const inTransit: Promise<void>[] = [];
    let isRepaired = false;
    await page.route(url, (route: Route) => {
      if (isRepaired || route.request().method() !== method) return route.fallback();
      const response = respond(route);
      inTransit.push(response);
      return response;
    });
    return async () => {
      isRepaired = true;
      await Promise.all(inTransit);
    };
  };

/** A response with an error of the platform's catalogue. */
const respondWithError =
  (status: number, code: number): Respond =>
  route =>
    route.fulfill({
      status,
      json: { error: { statusCode: status, name: 'Error', message: 'Refused.', code } },
    });

const respondWithText =
  (body: string, contentType = 'application/json'): Respond =>
  route =>
    route.fulfill({ status: 200, contentType, body });

/** Changes each value of a response; the objects and the lists stay. */
function mapValues(body: unknown, change: (value: unknown, key: string) => unknown): unknown {
  if (Array.isArray(body)) return body.map(item => mapValues(item, change));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? mapValues(value, change) : change(value, key),
    ]),
  );
}

/** Fetches the response, and changes each of its values except for ids. */
const changeValues =
  (change: (value: unknown) => unknown): Respond =>
  async route => {
    const response = await fetchRoute(route);
    const json = mapValues(await response.json(), (value, key) =>
      /id$/iu.test(key) ? value : change(value),
    );
    await route.fulfill({ response, json });
  };

/** Values that a schema allows, and that break a careless screen. */
const makeOdd = (value: unknown) => {
  if (typeof value === 'number') return -value;
  return typeof value === 'string' ? `${value}\u202e<b>${'灯'.repeat(400)}` : value;
};

/** The faults of a response: its status, its body or its delay. */
export const RESPONSE_FAULTS: readonly Fault[] = [
  { name: 'a server error', effect: 'error', begin: replaceResponse(respondWithError(503, 31)) },
  { name: 'too many requests', effect: 'error', begin: replaceResponse(respondWithError(429, 31)) },
  { name: 'a revoked right', effect: 'error', begin: replaceResponse(respondWithError(403, 57)) },
  {
    name: 'a truncated response',
    effect: 'error',
    begin: replaceResponse(respondWithText('[{"id":"5f1e0000')),
  },
  {
    name: 'a response of another type',
    effect: 'error',
    begin: replaceResponse(respondWithText('<!doctype html><title>Portal</title>', 'text/html')),
  },
  {
    name: 'values that break the schema',
    effect: 'content',
    begin: replaceResponse(changeValues(() => ({ wrong: ['type'] }))),
  },
  { name: 'odd values', effect: 'content', begin: replaceResponse(changeValues(makeOdd)) },
  {
    name: 'a slow response',
    effect: 'loading',
    begin: async target => {
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      const respond = async (route: Route) => {
        await released;
        await route.fulfill({ response: await fetchRoute(route) });
      };
      const repair = await replaceResponse(respond)(target);
      return () => {
        release(undefined);
        return repair();
      };
    },
  },
];
