import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { expect } from 'vitest';

import { platform } from './openConsole.tsx';

type Json = Record<string, unknown>;

/** Changes the response to one call; all others are unchanged. */
export function changeResponse(path: string, alter: (body: unknown) => unknown) {
  platform.use(
    http.get(`*/api/${path}`, async ({ request }) => {
      const response = await platform.handleRequest(request);
      return Response.json(alter(await response.json()));
    }),
  );
}

/** A field that {@link changeEveryResponse} removes. */
export const MISSING = Symbol('missing');

type AlterField = (key: string, value: unknown, index: number) => unknown;

/** The reads of services without which there is no session. */
const SESSION = /\/api\/(?:config|users\/users\/[0-9a-f]{24})/u;

/**
 * Changes every field of every response from now on, also inside of records, except for what the session needs.
 *
 * @param alter returns the new value of a field, {@link MISSING}, or the value as it is; the index is that in its response
 */
export function changeEveryResponse(alter: AlterField) {
  platform.use(
    http.get('*/api/*', async ({ request }) => {
      if (SESSION.test(request.url)) return undefined;
      const response = await platform.handleRequest(request);
      if (response.headers.get('content-type')?.includes('json') !== true) return response;
      return Response.json(alterFields(await response.json(), alter, { index: 0 }), response);
    }),
  );
}

function alterFields(value: unknown, alter: AlterField, count: { index: number }): unknown {
  if (Array.isArray(value)) return value.map(item => alterFields(item, alter, count));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const altered = alter(key, inner, (count.index += 1));
    if (altered === MISSING) return [];
    return [[key, altered === inner ? alterFields(inner, alter, count) : altered] as const];
  });
  return Object.fromEntries(entries);
}

/** Replaces the whole response of one call until it is repaired. */
export function replaceResponse(
  path: string,
  response: () => Response,
  method: 'get' | 'post' | 'put' = 'get',
) {
  let isBroken = true;
  platform.use(http[method](`*/api/${path}`, () => (isBroken ? response() : undefined)));
  return { repair: () => (isBroken = false) };
}

export const eachRow = (alter: (row: Json) => unknown) => (body: unknown) =>
  (body as Json[]).map(alter);

/** Replaces every property of a record except for its id by a value. */
export const withEveryFieldAs = (value: unknown) => (record: Json) =>
  Object.fromEntries(
    Object.entries(record).map(([source, original]) => [
      source,
      source === 'id' ? original : value,
    ]),
  );

/** A value that is unreadable for fields of text, number, time or choice. */
export const WRONG_OBJECT = { wrong: ['type'] };

export const WRONG_VALUES: readonly (readonly [string, unknown])[] = [
  ['an object', WRONG_OBJECT],
  ['a list', [[1], null]],
  ['a number', -1e15],
  ['true', true],
  ['a text', 'no such value'],
  ['null', null],
];

/** The failed parts of the console, as their error boundaries report them. */
const listStoppedParts = () =>
  screen
    .queryAllByText(/stopped working/iu)
    .map(title => title.closest('[role=alert]')?.textContent);

/** Asserts that no part of the page failed, and that no text is `[object Object]`, `NaN`, `undefined` or a placeholder. */
export function expectNoStoppedParts(path = location.pathname) {
  expect(listStoppedParts(), path).toEqual([]);
  expect(screen.getAllByRole('banner', { hidden: true })[0], path).toBeVisible();
  expect(document.body.textContent, path).not.toMatch(/\[object Object\]|NaN|undefined|%\{\w+\}/u);
  expect(document.body.textContent, path).not.toMatch(
    /Cannot (read|destructure)|is not (a function|iterable)/u,
  );
}
