import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import { muteConsoleError, openConsole, getReceivedCalls } from '../support/openConsole.tsx';
import {
  expectNoStoppedParts,
  WRONG_OBJECT,
  replaceResponse,
  WRONG_VALUES,
} from '../support/faultyResponses.ts';
import { sampleCases } from '../support/sampleCases.ts';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { GATEWAY_ID, LAMP_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const HEAD = 'Device ID,Device name,Device type,Domain,Latitude,Longitude,Gateway';
const NEW_LAMP = 'SSSLC00000000101';
const row = (id: string, gateway = '') => `${id},New,ssslc,west-road,30.2,120.2,${gateway}`;

/** The import page with a file, ready to be checked. */
async function openFile(...rows: readonly string[]) {
  const { user } = await openConsole('/systemOperation/config/import');
  const main = within(await screen.findByRole('main'));
  const file = new File([[HEAD, ...rows].join('\n')], 'rows.csv');
  await user.upload(await main.findByLabelText('Choose a file', { selector: 'input' }), file);
  const press = async (name: RegExp) => user.click(await main.findByRole('button', { name }));
  const countOf = (text: string) =>
    main.queryByText(text, { selector: 'dt' })?.nextElementSibling?.textContent;
  return { user, main, press, countOf };
}

type Fault = readonly [name: string, response: () => Response, message: RegExp];
const nothing: readonly Fault[] = [
  ['an empty response', () => new Response(''), /sent an empty response/u],
  ['no content', () => new Response(null, { status: 204 }), /sent an empty response/u],
  ['null', () => Response.json(null), /sent null instead of data/u],
  ['a web page', () => new Response('<!doctype html>'), /sent a web page instead of data/u],
];
const record: Fault = ['a record', () => Response.json({ id: LAMP_ID }), /a record where a list/u];
const list: Fault = ['a list', () => Response.json([LAMP_ID]), /a list where a record/u];
const unknownKey = /“id” is missing or has the wrong type/u;
const wrongRows: readonly Fault[] = [
  ['a row whose id is an object', () => Response.json([{ id: WRONG_OBJECT }]), unknownKey],
  ['a row without an id', () => Response.json([{ name: 'Lamp' }]), unknownKey],
  ['a row that is null', () => Response.json([null]), unknownKey],
];

/** What the check reads, and what it may not take a fault for. */
const reads = [
  ['existing devices', 'core/assets', [...nothing, record, ...wrongRows]],
  ['domains', 'core/domains', [...nothing, record, ...wrongRows]],
  ['the whitelist', 'core/assets/:id/whitelist', [...nothing, list]],
] as const;

const DOMAIN_FIELDS = ['name', 'level', 'parentId', 'geoPoint', 'parent'];
const GATEWAY_FIELDS = ['name', 'type', 'model', 'domainId', 'geoPoint', 'status'];
const withAll = (names: readonly string[], value: unknown) =>
  Object.fromEntries(names.map(name => [name, value]));

beforeEach(() => {
  serveTestTown({ whitelists: [{ id: GATEWAY_ID, ids: [NEW_LAMP] }] });
  muteConsoleError();
});

describe.each(reads)('the check of an import, when the response with %s is', (_, path, faults) => {
  it.each(sampleCases(faults, 4))(
    '%s, shows it and checks again [REL-04]',
    async (_name, response, message) => {
      const { repair } = replaceResponse(path, response);
      const { main, press, countOf } = await openFile(row(NEW_LAMP, GATEWAY_ID), row(LAMP_ID));
      await press(/^Check 2 rows/u);
      expect(await main.findByText(message)).toBeVisible();
      // Nothing that could not be read is taken for a new row.
      expect(countOf('To add')).toBeUndefined();
      expectNoStoppedParts();
      repair();
      await press(/^Check 2 rows/u);
      await main.findByText('To add', { selector: 'dt' });
      expect(countOf('To add')).toBe('1');
      expectNoStoppedParts();
    },
  );
});

/** The check ends with the reason, or rejects its one row: nothing is taken to be added. */
async function expectNothingTaken({ main, countOf }: Awaited<ReturnType<typeof openFile>>) {
  const ends = await main.findAllByText(/missing or has the wrong type|^Rejected$/u);
  if (ends[0]?.tagName === 'DT') {
    expect(countOf('Rejected')).toBe('1');
    expect(countOf('To add')).toBe('0');
  }
  expect(main.queryByRole('button', { name: /^Import one row/u })).toBeNull();
  expectNoStoppedParts();
}

describe.each(sampleCases(WRONG_VALUES, 3))(
  'the check of an import, where the platform sends %s',
  (_, value) => {
    const isKey = ['string', 'number'].includes(typeof value);

    it('as all that a domain is, finds the domain by its id [REL-04]', async () => {
      replaceResponse('core/domains', () =>
        Response.json([{ ...withAll(DOMAIN_FIELDS, value), id: 'west-road' }]),
      );
      const { main, press, countOf } = await openFile(row(NEW_LAMP));
      await press(/^Check one row/u);
      await main.findByText('To add', { selector: 'dt' });
      expect(countOf('To add')).toBe('1');
      expectNoStoppedParts();
    });

    it('as the name of a domain, takes it for none that a row names [REL-04]', async () => {
      replaceResponse('core/domains', () =>
        Response.json([{ id: 'west-road', level: 3, name: value }]),
      );
      const page = await openFile(row(NEW_LAMP).replace('west-road', '望湖路'));
      await page.press(/^Check one row/u);
      await expectNothingTaken(page);
    });

    it('as the id of a domain, takes it for none that a row names [REL-04]', async () => {
      replaceResponse('core/domains', () => Response.json([{ id: value, level: 3, name: 'Road' }]));
      const page = await openFile(row(NEW_LAMP));
      await page.press(/^Check one row/u);
      await expectNothingTaken(page);
    });

    it('as all that a gateway is, leaves to the platform whether it can hold a device [REL-04]', async () => {
      replaceResponse('core/assets', () =>
        Response.json([{ ...withAll(GATEWAY_FIELDS, value), id: GATEWAY_ID }]),
      );
      const { main, press } = await openFile(row(NEW_LAMP, GATEWAY_ID));
      await press(/^Check one row/u);
      await main.findByText('To add', { selector: 'dt' });
      expectNoStoppedParts();
    });

    it('as the whitelist, takes no device for listed [REL-04]', async () => {
      replaceResponse('core/assets/:id/whitelist', () => Response.json({ ids: value }));
      const page = await openFile(row(NEW_LAMP, GATEWAY_ID));
      await page.press(/^Check one row/u);
      await expectNothingTaken(page);
      expect(page.main.getAllByText(/“ids” is missing or has/u)).not.toEqual([]);
    });

    it('as an id of the whitelist, takes no device for listed [REL-04]', async () => {
      replaceResponse('core/assets/:id/whitelist', () => Response.json({ ids: [value] }));
      const page = await openFile(row(NEW_LAMP, GATEWAY_ID));
      await page.press(/^Check one row/u);
      await expectNothingTaken(page);
      if (!isKey) expect(page.main.getAllByText(/“ids” is missing or has/u)).not.toEqual([]);
    });
  },
);

describe('the check of an import that changes a device', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 1))(
    'stays when each of its values is %s [REL-04]',
    async (_, value) => {
      const wrong = ['name', 'type', 'model', 'domainId', 'geoPoint', 'ssgwId', 'status'];
      const device = { id: LAMP_ID, ...Object.fromEntries(wrong.map(name => [name, value])) };
      replaceResponse('core/assets', () => Response.json([device]));
      const { user, main, press, countOf } = await openFile(row(LAMP_ID));
      await user.click(await main.findByRole('radio', { name: 'Change only' }));
      await press(/^Check one row/u);
      await main.findByText('To change', { selector: 'dt' });
      expect(countOf('To change')).toBe('1');
      const preview = within(main.getByRole('region', { name: 'Preview' }));
      const changes = await preview.findAllByRole('listitem');
      if (typeof value === 'object' && value !== null)
        await waitFor(() =>
          expect(changes[0]).toHaveTextContent(`Device name: ${JSON.stringify(value)} → New`),
        );
      expectNoStoppedParts();
    },
  );
});

describe('rows that are sent', () => {
  const unclear: readonly Fault[] = [
    ...nothing,
    list,
    ['a record of something else', () => Response.json({ ok: true }), /“created” is missing/u],
    [
      'an outcome without a list',
      () => Response.json({ created: 1, updated: 0, failed: 'none' }),
      /“failed” is missing/u,
    ],
    [
      'an outcome of another number of rows',
      () => Response.json({ created: 7, updated: 0, failed: [] }),
      /cannot be read/u,
    ],
  ];
  it.each(sampleCases(unclear, 3))(
    'are reported as unknown when the response is %s [REL-04]',
    async (_, response, message) => {
      const saved = watchSavedFiles();
      replaceResponse('core/assets/import', response, 'post');
      const { main, press, countOf } = await openFile(row(NEW_LAMP));
      await press(/^Check one row/u);
      await press(/^Import one row/u);
      await main.findByText('Result unknown', { selector: 'dt' });
      expect(countOf('Result unknown')).toBe('1');
      expect(countOf('Added')).toBe('0');
      expect(getReceivedCalls('POST /api/core/assets/import')).toHaveLength(1);
      expectNoStoppedParts();
      await press(/^Download 1 rejected row/u);
      const [, reported] = readTable((await saved.file()).bytes).rows;
      expect(reported?.at(-1)).toMatch(message);
    },
  );
});

it('reads the next file in another thread after one that failed', async () => {
  vi.stubGlobal('Worker', function FailingWorker() {
    const thread = new EventTarget();
    const fail = () => thread.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
    return Object.assign(thread, { postMessage: fail, terminate: () => undefined });
  });
  const { user, main } = await openFile(row(NEW_LAMP));
  expect(await main.findByText(/Out of memory/u)).toBeVisible();
  // Without threads, files are read on the page.
  vi.stubGlobal('Worker', undefined);
  const input = main.getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(input, new File([[HEAD, row(NEW_LAMP)].join('\n')], 'rows.csv'));
  expect(await main.findByRole('button', { name: 'Check one row' })).toBeVisible();
  expect(main.queryByText(/Out of memory/u)).toBeNull();
});
