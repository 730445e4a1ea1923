import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';

import { createField, createResource } from '../../../../tests/support/testDescriptors.ts';
import { ResourcesContext } from '../../descriptor/ResourcesContext.ts';
import { RecordOptions } from './RecordOptions.tsx';

// Slow test machines need more than a second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

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
