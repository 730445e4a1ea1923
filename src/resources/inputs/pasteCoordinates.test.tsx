import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { createI18nProvider } from '../../data/i18nProvider.ts';
import { FieldInput } from './FieldInput.tsx';

afterEach(cleanup);

const Form = () => {
  const form = useForm({ defaultValues: { x: {} } });
  return (
    <FormProvider {...form}>
      <FieldInput field={createField({ kind: 'geoPoint', source: 'x' })} name="x" />
    </FormProvider>
  );
};

async function mount() {
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider()}
        i18nProvider={await createI18nProvider('en')}
        queryClient={new QueryClient()}
        store={memoryStore()}
      >
        <Form />
      </AdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const paste = async (name: RegExp, text: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  const values = () =>
    screen.getAllByRole('textbox').map(input => (input as HTMLInputElement).value);
  return { paste, values };
}

it('a position pasted into either number fills both, however another map writes it', async () => {
  const { paste, values } = await mount();
  await paste(/Latitude/u, '30°12′N 120°15′E');
  expect(values()).toEqual(['30.2', '120.25']);
  await paste(/Longitude/u, '31.5, 121.5');
  expect(values()).toEqual(['31.5', '121.5']);
});

it('a single number is pasted as it is', async () => {
  const { paste, values } = await mount();
  await paste(/Longitude/u, '120.2');
  expect(values()).toEqual(['', '120.2']);
});
