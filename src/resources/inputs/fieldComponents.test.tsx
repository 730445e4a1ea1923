import '@testing-library/jest-dom/vitest';
// The inputs that are loaded on first use: no search for a label waits until a busy machine has read them.
import './SearchableLocationPicker.tsx';
import './DatePickerField.tsx';
import './ListInputItems.tsx';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { createI18nProvider } from '../../data/i18nProvider.ts';
import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import { FieldInput } from './FieldInput.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';

afterEach(cleanup);

const choices = [
  { value: 'auto', label: { en: 'Strategy', zh: '策略' } },
  { value: 'manual', label: { en: 'Manual', zh: '手动' } },
];
const inner = createField({ kind: 'text', source: 'inner', label: { en: 'Inner', zh: '内部' } });

/** A field, a value and the rendered text of every kind. */
const examples: {
  readonly [Kind in FieldKind]: readonly [FieldDescriptor, unknown, en: string, zh?: string];
} = {
  text: [createField({ kind: 'text' }), 'W015', 'W015'],
  multiline: [createField({ kind: 'multiline' }), 'by the bridge', 'by the bridge'],
  password: [createField({ kind: 'password' }), 'secret', '••••••••'],
  email: [createField({ kind: 'email' }), 'office@city.cn', 'office@city.cn'],
  url: [createField({ kind: 'url' }), 'https://city.example', 'https://city.example'],
  integer: [createField({ kind: 'integer' }), 12_846, '12,846'],
  number: [createField({ kind: 'number', unit: 'W' }), 40.1, '40.1W'],
  duration: [createField({ kind: 'duration' }), 5400, '1 h 30 min', '1 小时 30 分钟'],
  boolean: [createField({ kind: 'boolean' }), true, 'Yes', '是'],
  date: [createField({ kind: 'date' }), '2026-11-12', '2026-11-12'],
  dateTime: [createField({ kind: 'dateTime' }), '2026-11-12T00:04:39.000Z', '2026-11-12 08:04:39'],
  time: [createField({ kind: 'time' }), '17:30:00', '17:30:00'],
  color: [createField({ kind: 'color' }), '#0b6675', '#0b6675'],
  file: [createField({ kind: 'file' }), 'scene.png', 'scene.png'],
  geoPoint: [createField({ kind: 'geoPoint' }), { lat: 30.2, lng: 120.2 }, '30.2, 120.2'],
  enum: [createField({ kind: 'enum', choices }), 'auto', 'Strategy', '策略'],
  enumList: [
    createField({ kind: 'enumList', choices }),
    ['auto', 'manual'],
    'Strategy, Manual',
    '策略、手动',
  ],
  reference: [createField({ kind: 'reference', reference: 'roles' }), 'r1', 'guest'],
  referenceList: [createField({ kind: 'referenceList', reference: 'roles' }), ['r1'], 'guest'],
  object: [createField({ kind: 'object', fields: [inner] }), { inner: 'x' }, 'Inner x', '内部 x'],
  list: [createField({ kind: 'list', item: inner }), ['a', 'b'], 'a, b', 'a、b'],
  oneOf: [
    createField({
      kind: 'oneOf',
      discriminator: 'type',
      options: [{ value: 'led', label: { en: 'LED lamp', zh: 'LED 灯' }, fields: [inner] }],
    }),
    { type: 'led', inner: 'x' },
    'LED lamp Inner x',
    'LED 灯 内部 x',
  ],
  unknown: [createField({ kind: 'unknown', description: 'anyOf' }), { a: 1 }, '{"a":1}'],
};

const roles = [{ id: 'r1', name: 'guest' }];
const dataProvider = testDataProvider({
  getMany: () => Promise.resolve({ data: roles as never[] }),
  getList: () => Promise.resolve({ data: roles as never[], total: 1 }),
});

const renderElement = async (element: React.ReactNode, language: 'en' | 'zh' = 'en') =>
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={await createI18nProvider(language)}
        queryClient={new QueryClient()}
        store={memoryStore()}
      >
        {element}
      </AdminContext>
    </MemoryRouter>,
  );

const Form = ({ field, value }: { field: FieldDescriptor; value?: unknown }) => {
  const form = useForm<Record<string, unknown>>({
    mode: 'all',
    defaultValues: { [field.source]: value },
  });
  return (
    <FormProvider {...form}>
      <FieldInput field={field} name={field.source} />
    </FormProvider>
  );
};

const kinds = Object.keys(examples) as FieldKind[];

describe.each(kinds)('a field of kind %s', kind => {
  const [field, value, english, chinese = english] = examples[kind];

  it.each([
    ['en', english],
    ['zh', chinese],
  ] as const)('shows its value on one line in %s', async (language, text) => {
    const { container } = await renderElement(
      <p data-testid="value">
        <FieldValue field={field} record={{ [field.source]: value }} />
      </p>,
      language,
    );
    await screen.findByTestId('value');
    await expect.poll(() => container.textContent).toBe(text);
  });

  it('shows a missing value without breaking', async () => {
    const { container } = await renderElement(<FieldValue field={field} record={{}} />);
    expect(container.textContent).toMatch(kind === 'password' ? /•/u : /^–$/u);
  });

  it('has an editor with its label', async () => {
    await renderElement(<Form field={field} value={value} />, 'zh');
    // A date has its label in the placeholder too, which is replaced.
    await waitFor(() => expect(screen.getAllByText(/亮度/u)[0]).toBeVisible());
  });
});

it.each([
  [{ unit: 'V', decimals: 1 }, 222, '222.0V', '222.0V'],
  [{ unit: 'B' }, 640, '640B', '640B'],
  [{ unit: 'B' }, 33_554_432, '33.6MB', '33.6MB'],
  [{ unit: 'd' }, 180, '180days', '180天'],
  [{ unit: 'd' }, 1, '1day', '1天'],
  [{ unit: '1/min' }, 127, '127/min', '127次/分钟'],
] as const)(
  'a number of %o is written in the format of its column: %d',
  async (text, level, en, zh) => {
    for (const language of ['en', 'zh'] as const) {
      const field = createField({ kind: 'number', ...text });
      const { container, unmount } = await renderElement(
        <p data-testid="value">
          <FieldValue field={field} record={{ level }} />
        </p>,
        language,
      );
      await screen.findByTestId('value');
      await expect.poll(() => container.textContent).toBe(language === 'en' ? en : zh);
      unmount();
    }
  },
);

it('a state that its document names has its shape, whatever its value is called', async () => {
  const choices = [
    { value: 1, label: { en: 'Critical', zh: '紧急', state: 'critical' } },
    { value: 2, label: { en: 'Major', zh: '重要', state: 'major' } },
  ] as const;
  const { container } = await renderElement(
    <FieldValue field={createField({ kind: 'enum', choices })} record={{ level: 1 }} />,
  );
  expect(await screen.findByText('Critical')).toBeVisible();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

it('keeps a number as it is being typed, and reads pasted full-width digits as plain ones', async () => {
  await renderElement(<Form field={createField({ kind: 'number' })} />);
  const box = screen.getByRole('textbox');
  for (const typed of ['1', '1.', '1.5', '1.50']) {
    fireEvent.change(box, { target: { value: typed } });
    expect(box).toHaveValue(typed);
  }
  fireEvent.change(box, { target: { value: '\u202a２.５\u200b' } });
  expect(box).toHaveValue('2.5');
});

it('does not make a link of a URL that is neither http nor https', async () => {
  await renderElement(
    <FieldValue field={createField({ kind: 'url' })} record={{ level: 'javascript:alert(1)' }} />,
  );
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('adds rows to a list, and takes them away', async () => {
  await renderElement(
    <Form field={createField({ kind: 'list', item: inner, maxItems: 2 })} value={['a']} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add a row' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add a row' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1 of Level' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});
