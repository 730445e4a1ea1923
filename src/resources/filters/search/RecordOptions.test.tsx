import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { useHeldClock } from '../../../../tests/support/heldClock.ts';
import { createField, createResource } from '../../../../tests/support/testDescriptors.ts';
import { ResourcesContext } from '../../descriptor/ResourcesContext.ts';
import { RecordOptions } from './RecordOptions.tsx';

// Slow test machines need more than a second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wards = createResource({ name: 'wards', recordRepresentation: '{name}' });
const field = createField({ kind: 'reference', source: 'wardId', reference: 'wards' });

it.each(['7', 7])(
  'the record %j that a filter names is chosen among numbered records',
  async id => {
    const data = [7, 8].map(each => ({ id: each, name: `Ward ${each}` })) as never[];
    const found = () => Promise.resolve({ data, total: data.length });
    render(
      <CoreAdminContext
        dataProvider={testDataProvider({ getList: found, getMany: found })}
        queryClient={new QueryClient()}
      >
        <ResourcesContext value={{ wards }}>
          <RecordOptions field={field as never} value={id} onChoose={() => undefined} />
        </ResourcesContext>
      </CoreAdminContext>,
    );
    const pressed = async (name: string) =>
      (await screen.findByRole('button', { name })).getAttribute('aria-pressed');
    expect(await pressed('Ward 7')).toBe('true');
    expect(await pressed('Ward 8')).toBe('false');
  },
);

it('a search among records queries the platform on Enter, before a pause in typing ends [CALL-04/enter]', async () => {
  const filters: unknown[] = [];
  const found = (_: string, { filter }: { readonly filter?: unknown } = {}) => {
    filters.push(filter);
    return Promise.resolve({ data: [], total: 0 });
  };
  const name = createField({ kind: 'text', source: 'name', filter: ['like'] });
  const named = createResource({ name: 'wards', recordRepresentation: '{name}', fields: [name] });
  render(
    <CoreAdminContext
      dataProvider={testDataProvider({ getList: found })}
      queryClient={new QueryClient()}
    >
      <ResourcesContext value={{ wards: named }}>
        <RecordOptions field={field as never} value={undefined} onChoose={() => undefined} />
      </ResourcesContext>
    </CoreAdminContext>,
  );
  const box = await screen.findByRole('searchbox');
  useHeldClock();
  // oxlint-disable-next-line console/no-nondeterminism -- the clock is held: a fake timer
  const begin = Date.now();
  fireEvent.change(box, { target: { value: 'north' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(filters).toContainEqual({ name: { like: 'north' } }));
  // A pause of 300 ms was not waited for.
  // oxlint-disable-next-line console/no-nondeterminism -- the clock is held: a fake timer
  expect(Date.now() - begin).toBeLessThan(300);
});
