import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import { expectNoStoppedParts, replaceResponse } from '../support/faultyResponses.ts';
import { sampleCases } from '../support/sampleCases.ts';

type Fault = readonly [name: string, response: () => Response, message: RegExp];

const page = '<!doctype html><title>Sign in</title>';
const nothing: readonly Fault[] = [
  ['an empty response', () => new Response('', { status: 200 }), /sent an empty response/u],
  ['no content', () => new Response(null, { status: 204 }), /sent an empty response/u],
  ['null', () => Response.json(null), /sent null instead of data/u],
  ['a web page', () => new Response(page), /sent a web page instead of data/u],
  ['a text', () => Response.json('maintenance'), /sent text instead of data/u],
];
const whereListBelongs: readonly Fault[] = [
  ...nothing,
  ['a record', () => Response.json({ id: 'x' }), /sent a record where a list belongs/u],
];
const whereRecordBelongs: readonly Fault[] = [
  ...nothing,
  ['a list', () => Response.json([{ id: 'x' }]), /sent a list where a record belongs/u],
];
const noCount = /a count that is not a number/u;
const whereCountBelongs: readonly Fault[] = [
  ...nothing.slice(0, 2),
  ['a web page', () => new Response(page), /sent a web page instead of data/u],
  ['null', () => Response.json(null), noCount],
  ['a list', () => Response.json([1]), noCount],
  ['an object', () => Response.json({ count: {} }), noCount],
  ['a word', () => Response.json({ count: 'many' }), noCount],
];

beforeEach(() => {
  platform.setCitySize({ assets: 60, users: 40 });
  muteConsoleError();
});

describe('a list', () => {
  it.each(sampleCases(whereListBelongs, 3))(
    'shows that it received %s, and requests again [REL-04]',
    async (_, response, message) => {
      const { repair } = replaceResponse('users/users', response);
      const { user } = await openConsole('/data/users');
      expect(await screen.findByText(message)).toBeVisible();
      expectNoStoppedParts();
      repair();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findAllByRole('checkbox', { name: /^Select (?!all)/u })).toHaveLength(15);
    },
  );

  it.each(sampleCases(whereCountBelongs, 3))(
    'whose count is %s shows its rows with the error [REL-04]',
    async (_, response, message) => {
      replaceResponse('users/users/count', response);
      await openConsole('/data/users');
      expect(await screen.findAllByRole('checkbox', { name: /^Select (?!all)/u })).toHaveLength(15);
      expect(await screen.findAllByText(message)).not.toEqual([]);
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
      expectNoStoppedParts();
    },
  );

  it('reads a count that is written as text [CALL-02]', async () => {
    replaceResponse('users/users/count', () => Response.json({ count: '40' }));
    await openConsole('/data/users');
    expect(await screen.findByText(/of 40/u)).toBeVisible();
    expectNoStoppedParts();
  });
});

describe('a record', () => {
  it.each(sampleCases(whereRecordBelongs, 3))(
    'shows that it received %s, and requests again [REL-04]',
    async (_, response, message) => {
      const { repair } = replaceResponse('core/assets/:id', response);
      const { user } = await openConsole('/data/assets/SSSLC00000000005/show');
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText(message)).toBeVisible();
      expectNoStoppedParts();
      repair();
      await user.click(main.getByRole('button', { name: 'Try again' }));
      expect(await main.findByText('SSSLC00000000005')).toBeVisible();
    },
  );
});

describe('a form', () => {
  it.each(sampleCases(whereRecordBelongs, 3, 1))(
    'shows that it received %s, and requests again [REL-04]',
    async (_, response, message) => {
      const { repair } = replaceResponse('users/users/5f1e0000000000000000a003', response);
      const { user } = await openConsole('/data/users/5f1e0000000000000000a003');
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText(message)).toBeVisible();
      expectNoStoppedParts();
      repair();
      await user.click(main.getByRole('button', { name: 'Try again' }));
      expect(await main.findByRole('button', { name: 'Save' })).toBeVisible();
    },
  );
});

describe('statistics', () => {
  const lists = [
    'core/reports/stat',
    'core/statistics/energy',
    'core/statistics/assets',
    'core/statistics/domains',
  ];

  it.each(sampleCases(whereListBelongs, 3, 1))(
    'show that they received %s, and request again [REL-04]',
    async (_, response, message) => {
      const repairs = lists.map(path => replaceResponse(path, response).repair);
      const { user } = await openConsole('/smartLight/statistics');
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(2);
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expectNoStoppedParts();
      for (const repair of repairs) repair();
      for (const again of screen.getAllByRole('button', { name: 'Try again' }))
        if (again.isConnected) await user.click(again);
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    },
  );

  it.each(sampleCases(whereCountBelongs, 3, 1))(
    'whose count is %s keep the rest [REL-04]',
    async (_, response, message) => {
      replaceResponse('core/faults/count', response);
      await openConsole('/smartLight/statistics');
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expectNoStoppedParts();
    },
  );
});
