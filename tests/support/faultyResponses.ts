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

/** Asserts that no part of the page failed, and that no text is `[object Object]` or `NaN`. */
export function expectNoStoppedParts() {
  expect(listStoppedParts()).toEqual([]);
  expect(screen.getAllByRole('banner', { hidden: true })[0]).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\[object Object\]|NaN/u);
  expect(document.body.textContent).not.toMatch(
    /Cannot (read|destructure)|is not (a function|iterable)/u,
  );
}
