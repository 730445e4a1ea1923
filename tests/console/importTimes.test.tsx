import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';

import { withLazyMessages } from '../../src/i18n/lazyMessages.ts';
import { ImportScreen } from '../../src/resources/screens/ImportScreen.tsx';
import { type SiteSettings, SiteSettingsContext } from '../../src/ui/SiteSettings.ts';
import { SiteZoneContext } from '../../src/ui/SiteZone.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { openResources } from '../support/openResources.tsx';

const fields = [
  createField({ kind: 'text', source: 'name', required: true, label: { en: 'Name', zh: '名称' } }),
  createField({ kind: 'dateTime', source: 'begin', label: { en: 'Begin', zh: '开始' } }),
];
const power = createField({ kind: 'number', source: 'power', label: { en: 'Power', zh: '功率' } });

const createLamps = (ownFields: typeof fields) => {
  const body = { mediaType: 'application/json', required: true, fields: ownFields };
  const create = createOperation({ id: 'createLamp', kind: 'create', method: 'post', body });
  return createResource({ fields: ownFields, verbs: { create } });
};
const lamps = createLamps(fields);
const poweredLamps = createLamps([...fields, power]);

beforeAll(withLazyMessages(() => Promise.resolve()));

let learnZone: () => void;

/** A site whose zone did not load, until a test lets it. */
const Site = ({ children }: { readonly children: ReactNode }) => {
  const [status, setStatus] = useState<SiteSettings['status']>('failed');
  learnZone = () => setStatus('known');
  return (
    <SiteSettingsContext value={{ status, reload: () => undefined }}>
      <SiteZoneContext value={status === 'known' ? 'Asia/Shanghai' : 'UTC'}>
        {children}
      </SiteZoneContext>
    </SiteSettingsContext>
  );
};

it('sends no times that were read in another zone than that of the site: they are checked again first [ASSET-07/rows]', async () => {
  const page = (
    <Site>
      <ImportScreen descriptor={lamps} />
    </Site>
  );
  const { user, received } = await openResources({ lamps }, '/import', {
    responses: { 'POST /lamps': ({ body: sent }) => ({ id: 'L1', ...(sent as object) }) },
    routes: [['/import', page]],
  });
  const main = within(document.body);
  const file = new File(['Name,Begin\nEvening,2026-11-12 20:00:00'], 'rows.csv');
  await user.upload(await main.findByLabelText('Choose a file', { selector: 'input' }), file);
  const button = (name: RegExp | string) => main.findByRole('button', { name });
  await user.click(await button(/^Check one row/u));
  expect(await screen.findByText(/times without a zone were read as UTC/u)).toBeVisible();
  expect(await button('Import one row')).not.toHaveAttribute('aria-disabled', 'true');

  act(() => learnZone());
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the rows again');
  const disabled = await button('Import one row');
  await waitFor(() => expect(disabled).toHaveAttribute('aria-disabled', 'true'));
  expect(disabled).toHaveAccessibleDescription(/Check the rows again/u);
  await user.click(disabled);
  expect(received.map(({ call }) => call)).toEqual([]);

  await user.click(await button('Check again'));
  await waitFor(() => expect(screen.queryByText(/Check the rows again/u)).toBeNull());
  await user.click(await button('Import one row'));
  await screen.findByText('Added', { selector: 'dt' });
  expect(received.map(({ body: sent }) => sent)).toEqual([
    { name: 'Evening', begin: '2026-11-12T12:00:00.000Z' },
  ]);
});

it('shows in the check how a time will be stored wherever its text differs [ASSET-07/rows]', async () => {
  const page = (
    <SiteZoneContext value="Europe/Berlin">
      <ImportScreen descriptor={lamps} />
    </SiteZoneContext>
  );
  const options = { responses: {}, routes: [['/import', page]] as const };
  const { user } = await openResources({ lamps }, '/import', options);
  const main = within(document.body);
  const cells = [
    ...['2026-11-12 2:30 PM', '2026-11-12 08:00 UTC', '2026-10-25 02:30', '2026-11-12 08:00'],
    ...['2026-03-29 02:30', '2026-11-12 08:00 EST'],
  ];
  const file = new File([['Name,Begin', ...cells.map(cell => `a,${cell}`)].join('\n')], 'rows.csv');
  await user.upload(await main.findByLabelText('Choose a file', { selector: 'input' }), file);
  await user.click(await main.findByRole('button', { name: /^Check 6 rows/u }));
  await user.click(await main.findByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'All rows' }));
  await main.findByRole('cell', { name: '2026-11-12 2:30 PM → 2026-11-12 14:30:00' });
  const shown = main.getAllByRole('row').map(row => row.lastElementChild!.textContent);
  expect(shown.slice(-6)).toEqual([
    '2026-11-12 2:30 PM → 2026-11-12 14:30:00',
    '2026-11-12 08:00 UTC → 2026-11-12 09:00:00',
    '2026-10-25 02:30 → 2026-10-25 02:30:00 +02:00',
    '2026-11-12 08:00',
    '2026-03-29 02:30',
    '2026-11-12 08:00 EST',
  ]);
  expect(main.getAllByText(/Begin: This time does not exist/u)).not.toEqual([]);
  expect(main.getAllByText(/Begin: “2026-11-12 08:00 EST” is not a time/u)).not.toEqual([]);
});

it('has the order of day and month and the meaning of a comma chosen where a column does not show them [ASSET-07/rows]', async () => {
  const { user, received } = await openResources({ lamps: poweredLamps }, '/import', {
    responses: { 'POST /lamps': ({ body: sent }) => ({ id: 'L1', ...(sent as object) }) },
    routes: [
      [
        '/import',
        <SiteZoneContext value="Asia/Shanghai">
          <ImportScreen descriptor={poweredLamps} />
        </SiteZoneContext>,
      ],
    ],
  });
  const file = new File(['Name;Begin;Power\nEvening;01/02/2026;1,234'], 'rows.csv');
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  const check = () => screen.findByRole('button', { name: /^Check one row/u });
  expect(await check()).toHaveAccessibleDescription('Choose the notation of: Begin, Power.');
  const notationOf = (head: string) =>
    screen.getByRole('combobox', { name: `Notation of “${head}”` });
  await user.selectOptions(notationOf('Begin'), 'Day first: 31/12/2026');
  expect(await check()).toHaveAccessibleDescription('Choose the notation of: Power.');
  await user.selectOptions(notationOf('Power'), 'Decimal comma: 1,5');
  await user.click(await check());
  await user.click(await screen.findByRole('button', { name: 'Import one row' }));
  await screen.findByText('Added', { selector: 'dt' });
  expect(received.map(({ body: sent }) => sent)).toEqual([
    { name: 'Evening', begin: '2026-01-31T16:00:00.000Z', power: 1.234 },
  ]);
});
