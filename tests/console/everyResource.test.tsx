import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';

import { accountRows, roleRows } from '../../mocks/city/seededAccounts.ts';
import type { PasswordHasher } from '../../mocks/platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { matchesCondition } from '../../src/resources/descriptor/matchesCondition.ts';
import { getRecordOperations } from '../../src/resources/record/useRecordActions.ts';
import { getOperationFields } from '../../src/resources/record/operationFields.ts';
import { needsDialog } from '../../src/resources/record/useOperationCall.tsx';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import { readExampleRows } from '../support/exampleRows.ts';
import { sampleCases } from '../support/sampleCases.ts';

const hasher: PasswordHasher = {
  seededHash: 'Lamp#2026',
  hash: password => Promise.resolve(password),
  verify: (password, hash) => Promise.resolve(password === hash),
};

/** A moment in which the examples of the documents are in progress. */
const NOW = Date.UTC(2026, 10, 11, 21, 53);

/** The accounts of every city, and of every resource the examples of its document: they have each field once. */
const rows: StoreRows = {
  ...readExampleRows(),
  users: accountRows,
  roles: roleRows,
  secrets: accountRows.map(({ id }) => ({ id, hash: hasher.seededHash })),
};

beforeEach(() => {
  const city = openForgetfulPlatform({ hasher, rows, clock: () => NOW });
  platform.use(http.all('*/api/*', ({ request }) => city.handleRequest(request)));
});

/** Their records have pages that a feature draws, which tests of their own walk: devicePage, deviceRelations, domains, media. */
const CUSTOM_SCREENS: readonly string[] = ['assets', 'domains', 'projects'];

/** Their records are changed in an editor instead of a form. */
const EDITED: readonly string[] = ['projects'];

/** Their rows are computed from other ones, of which the examples of the documents have none. */
const COMPUTED: readonly string[] = ['players'];

/** Their columns are those of a feature, with tests of its own: alerts and mutes. */
const ARRANGED: readonly string[] = ['alerts', 'mutes'];

/** Returns the resources that fit, or this run's part of them, each with its name. */
const chooseResources = (fits: (resource: ResourceDescriptor) => boolean) =>
  sampleCases(
    Object.values(resources)
      .filter(fits)
      .map(resource => [resource.name, resource] as const),
    3,
  );

const isCustom = ({ name }: ResourceDescriptor) => CUSTOM_SCREENS.includes(name);

/** The actions that its example offers on the page of the record. */
const listOffered = (resource: ResourceDescriptor) =>
  getRecordOperations(resource).filter(
    operation =>
      operation.kind === 'action' &&
      matchesCondition(operation.when, rows[resource.name]?.[0] ?? {}),
  );

const getRecordUrl = ({ name, key }: ResourceDescriptor) =>
  `/data/${name}/${encodeURIComponent(String(rows[name]?.[0]?.[key]))}`;

/** A screen is complete when its heading has its title and nothing is loading. */
async function expectScreen(text: string): Promise<void> {
  await screen.findByRole('heading', { name: new RegExp(text.replaceAll(/[()]/gu, '.'), 'u') });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], .skeleton')).toBeNull());
  expect(screen.queryByText(/went wrong/u)).toBeNull();
}

it.each(chooseResources(({ name }) => ![...COMPUTED, ...ARRANGED].includes(name)))(
  '%s has a list that shows what each column is',
  async (name, resource) => {
    // The examples of the documents have no root above them.
    if (isCustom(resource)) muteConsoleError();
    await openConsole(`/data/${name}`);
    await expectScreen(resource.plural.en);
    const columns = resource.fields.filter(({ column }) => column !== undefined);
    const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) =>
      textContent.trim(),
    );
    for (const { label: column } of columns) {
      expect(headers.join('|')).toContain(column.en);
    }
  },
);

it.each(chooseResources(resource => resource.verbs.one !== undefined && !isCustom(resource)))(
  '%s shows a record',
  async (_, resource) => {
    await openConsole(`${getRecordUrl(resource)}/show`);
    for (const field of resource.fields.filter(({ writeOnly, when }) => !writeOnly && !when)) {
      expect((await screen.findAllByText(field.label.en)).length).toBeGreaterThan(0);
    }
  },
);

it.each(chooseResources(({ verbs }) => verbs.create !== undefined))(
  '%s has a form to add one',
  async (name, { verbs, label }) => {
    await openConsole(`/data/${name}/create`);
    await expectScreen(verbs.create?.label.en ?? label.en);
    for (const field of (verbs.create?.body?.fields ?? []).filter(({ when }) => !when)) {
      expect((await screen.findAllByText(field.label.en, { exact: false })).length).toBeGreaterThan(
        0,
      );
    }
  },
);

it.each(chooseResources(resource => listOffered(resource).length > 0 && !isCustom(resource)))(
  '%s requires a confirmation before each of its operations',
  async (_, resource) => {
    const { user } = await openConsole(`${getRecordUrl(resource)}/show`);
    const [field] = resource.fields.filter(({ when }) => !when);
    await screen.findAllByText(field?.label.en ?? '');
    for (const operation of listOffered(resource).filter(needsDialog)) {
      const { label, physical } = operation;
      // In the header where there is room, else in its menu, with the actions that the record does not allow now.
      const button = screen.queryByRole('button', { name: label.en });
      if (!button)
        await user.click(await screen.findByRole('button', { name: /^More actions for/u }));
      await user.click(button ?? (await screen.findByRole('menuitem', { name: label.en })));
      const dialog = await screen.findByRole(
        physical && getOperationFields(operation).length === 0 ? 'alertdialog' : 'dialog',
      );
      expect(dialog).toHaveTextContent(label.en);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
);

it.each(chooseResources(({ name, verbs }) => verbs.update !== undefined && !EDITED.includes(name)))(
  '%s has a form to change one',
  async (_, resource) => {
    await openConsole(getRecordUrl(resource));
    await expectScreen(resource.verbs.update?.label.en ?? resource.label.en);
  },
);
