import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';

import { createField } from '../../../../tests/support/testDescriptors.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { FieldChange } from '../importWorker/ImportWorker.ts';
import { OverwrittenValues } from './OverwrittenValues.tsx';
import type { ImportController } from './useImport.ts';

afterEach(cleanup);

/** Renders the changes of one row of these fields, and returns the lines. */
function renderChanges(fields: readonly FieldDescriptor[], changes: readonly FieldChange[]) {
  const controller = {
    getField: source => fields.find(field => field.source === source),
    messages: { getFieldName: source => source },
  } as ImportController;
  render(
    <CoreAdminContext
      dataProvider={testDataProvider()}
      queryClient={new QueryClient()}
      i18nProvider={{
        translate: (key, params: Record<string, string> = {}) =>
          key === 'transfer.action.from'
            ? `${params['field']}: ${params['before']} → ${params['after']}`
            : key,
        changeLocale: () => Promise.resolve(),
        getLocale: () => 'en',
      }}
    >
      <OverwrittenValues {...{ controller, changes }} />
    </CoreAdminContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('shows each value before and after, and an absent one as a text', () => {
  const fields = [createField({ kind: 'text', source: 'name' })];
  expect(renderChanges(fields, [{ source: 'name', before: undefined, after: 'Lamp 7' }])).toEqual([
    'name: transfer.preview.none → Lamp 7',
  ]);
});

it('masks a password and every write-only value [ASSET-07/rows]', () => {
  const fields = [
    createField({ kind: 'password', source: 'password' }),
    createField({ kind: 'text', source: 'apiKey', writeOnly: true }),
  ];
  expect(
    renderChanges(fields, [
      { source: 'password', before: 'Old#2025', after: 'New#2026' },
      { source: 'apiKey', before: undefined, after: 'k-4711' },
    ]),
  ).toEqual(['password: •••••••• → ••••••••', 'apiKey: •••••••• → ••••••••']);
});
