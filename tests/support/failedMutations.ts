import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { afterAll, expect } from 'vitest';

import { muteConsoleError, platform } from './openConsole.tsx';
import { findOperation } from './validateRequest.ts';

/** The cause of a failed database, which every mutation can have. */
const CAUSE = 'The database failed.';
/** The start of its remedy. */
const REMEDY = 'Try again in a minute; if it fails again, contact';
const databaseError = { statusCode: 409, name: 'Error', message: 'no', code: 11 };

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** The cause and the remedy, in one line or in two. */
export const CAUSE_AND_REMEDY = `${escape(CAUSE)}\\s?${escape(REMEDY)}`;

/**
 * A platform on which every mutation fails, for the cases of one test file, each of whose mutations has to have a case.
 *
 * @param table - of the source files and the operations that each of them sends
 */
export function createFailingPlatform<File extends string>(
  table: Readonly<Record<File, readonly string[]>>,
) {
  /** The operations that failed since the last message. */
  let failed = new Set<string>();
  let succeeding: readonly string[] = [];
  const shown = new Map<File, Set<string>>();

  /** Every call that changes something fails from now on, except for some operations; reads continue. */
  const failAllMutations = (...exceptions: readonly string[]) =>
    failAllMutationsWith(databaseError.statusCode, ...exceptions);

  /** As `failAllMutations`, with another HTTP status, for a screen to which a 4xx response means something else. */
  function failAllMutationsWith(status: number, ...exceptions: readonly string[]) {
    muteConsoleError();
    failed = new Set();
    succeeding = exceptions;
    platform.use(
      http.all('*/api/*', async ({ request }) => {
        if (request.method === 'GET') return undefined;
        const { pathname } = new URL(request.url);
        const id = findOperation(`${request.method} ${pathname}`)?.id ?? pathname;
        if (succeeding.includes(id)) return undefined;
        await request.arrayBuffer();
        failed.add(id);
        return Response.json({ error: { ...databaseError, statusCode: status } }, { status });
      }),
    );
  }

  /** Notes that the failures since the last message were shown on the screen of a source file. */
  function noteShown(file: File) {
    const operations = shown.get(file) ?? new Set<string>();
    for (const id of failed) operations.add(id);
    shown.set(file, operations);
    failed = new Set();
  }

  // The cases of a file run in any order.
  afterAll(() => {
    const missing = (Object.keys(table) as File[]).flatMap(file =>
      table[file].filter(id => !shown.get(file)?.has(id)).map(id => `${file}: ${id}`),
    );
    expect(missing, 'mutations that no case of this file has failed').toEqual([]);
  });

  return {
    failAllMutations,
    failAllMutationsWith,
    noteShown,

    /**
     * Waits for the message of a failed action, in a notification or in its dialog: what failed, on which record, why, what
     * to do.
     *
     * @param file - of the hand-written screen that sends it; undefined for an action of the engine
     */
    expectFailure: async (action: string | RegExp, file?: File) => {
      const source = typeof action === 'string' ? escape(action) : action.source;
      const message = new RegExp(`${source} failed\\. ${CAUSE_AND_REMEDY}`, 'u');
      await waitFor(() => {
        const messages = screen
          .getAllByRole('alert', { hidden: true })
          .map(each => each.textContent);
        expect(messages).toContainEqual(expect.stringMatching(message));
      });
      if (file !== undefined) noteShown(file);
    },
  };
}
