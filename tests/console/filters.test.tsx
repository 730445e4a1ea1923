import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { typeDateTime } from '../support/typeDateTime.ts';
import { openResources } from '../support/openResources.tsx';
import { FILTER_PARAMETER } from '../support/callParameters.ts';

const built = createField({
  kind: 'date',
  source: 'built',
  label: { en: 'Built', zh: '建成日期' },
  column: 1,
  filter: ['between', 'empty'],
});
const lit = createField({
  kind: 'boolean',
  source: 'lit',
  label: { en: 'Lit', zh: '亮灯' },
  nullable: true,
  filter: ['eq'],
});
const lamps = createResource({
  sort: { field: 'id', order: 'ASC' },
  fields: [built, lit],
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({
      id: 'countLamps',
      kind: 'count',
      path: '/lamps/count',
      parameters: [{ ...FILTER_PARAMETER, name: 'where' }],
    }),
  },
});
const responses = {
  'GET /lamps': () => [{ id: 'l1', built: '2026-06-01', lit: true }],
  'GET /lamps/count': () => ({ count: 1 }),
};
const open = async (search = '', language: 'en' | 'zh' = 'en') => {
  const opened = await openResources({ lamps }, `/data/lamps${search}`, { responses, language });
  await screen.findByText('2026-06-01', { selector: 'td' });
  return opened;
};
const openEditor = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
};

it('filters a yes or no by two values: no value is no filter', async () => {
  const { user } = await open();
  const editor = await openEditor(user);
  await user.click(editor.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Lit' }));
  await user.click(editor.getByRole('combobox', { name: 'Value' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);
  await user.click(options[1]!);
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Lit is No' })).toBeVisible();
});

it('filters whether there is a value at all, and reads like a sentence', async () => {
  const { user } = await open();
  const editor = await openEditor(user);
  await user.click(editor.getByRole('combobox', { name: 'Condition' }));
  await user.click(await screen.findByRole('option', { name: 'is empty' }));
  expect(editor.getByRole('combobox', { name: 'Value' })).toHaveTextContent('Yes');
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Built is empty' })).toBeVisible();
});

it('shows in Chinese that a value is required', async () => {
  const filter = JSON.stringify({ built: { empty: false } });
  await open(`?${new URLSearchParams({ filter })}`, 'zh');
  expect(screen.getByRole('button', { name: '建成日期 不为空' })).toBeVisible();
});

it('does not filter between two days in the wrong order, and shows it at the second', async () => {
  const { user, received } = await open();
  const before = received.length;
  const editor = await openEditor(user);
  await typeDateTime(editor, 'From', '2026-06-30');
  await typeDateTime(editor, 'Until', '2026-06-01');
  await user.click(editor.getByRole('button', { name: 'Apply' }));

  const errorText = 'Must not be before “From”.';
  await waitFor(() =>
    expect(editor.getByLabelText('Until')).toHaveAccessibleDescription(errorText),
  );
  expect(editor.getByLabelText('From')).not.toHaveAccessibleDescription();
  expect(received).toHaveLength(before);

  // The first day may as well be the wrong one.
  await typeDateTime(editor, 'From', '2026-05-01');
  await waitFor(() => expect(editor.getByLabelText('Until')).not.toHaveAccessibleDescription());
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: /^Built between/u })).toHaveTextContent(
    'Built between 2026-05-01 – 2026-06-01',
  );
});

const lists = (received: Awaited<ReturnType<typeof open>>['received']) =>
  received.filter(({ call }) => call === 'GET /lamps');
const filterOf = (received: Awaited<ReturnType<typeof open>>['received']) =>
  JSON.parse(lists(received).at(-1)!.query.get('filter')!) as Record<string, unknown>;

it.each([
  ['?page=-3', 'page “-3”'],
  ['?page=1e9', 'page “1e9”'],
  ['?perPage=0', '“0” rows per page'],
  ['?perPage=1000000000', '“1000000000” rows per page'],
  ['?sort=nothing&order=ASC', 'the order by “nothing”'],
  ['?filter=not json', 'a filter that cannot be read (“not json”)'],
  ['?filter=7', 'a filter that cannot be read (“7”)'],
  ['?filter=[1]', 'a filter that cannot be read (“[1]”)'],
  [`?filter=${'x'.repeat(1_000_000)}`, `a filter that is too long (“${'x'.repeat(39)}…”)`],
  ['?filter={"__proto__":{"polluted":true}}', 'the field “__proto__”'],
  ['?filter={"constructor":"x"}', 'the field “constructor”'],
  ['?filter={"lit":{"regexp":"(a%2B)%2B$"}}', 'the condition “regexp” on Lit'],
  ['?filter={"lit":{"eq":"perhaps"}}', 'the value “perhaps” of Lit'],
  ['?filter={"built":{"between":["2026-01-01"]}}', 'the value “{…}” of Built'],
  [
    `?filter=${'{"or":[{"lit":true},'.repeat(9)}{"lit":false}${']}'.repeat(9)}`,
    'groups more than 3 deep',
  ],
])(
  'opens the list without what it does not know, and shows what that was (case %#) [SEC-06/filters]',
  async (search, ignoredParts) => {
    const { received } = await open(search);
    const text = `Some parts of this link are not supported and were ignored: ${ignoredParts}.`;
    expect(screen.getByText(text)).toBeVisible();
    const sent = lists(received).map(({ query }) => JSON.parse(query.get('filter')!) as unknown);
    expect(sent).toEqual([{ order: ['id ASC'], offset: 0, limit: 10 }]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

it('applies the valid part of a broken URL, names the rest, and removes it when it is dismissed', async () => {
  const filter = JSON.stringify({ lit: { eq: true }, nosuch: 1, other: 2 });
  const { user, received } = await open(`?${new URLSearchParams({ filter, page: '0' })}`, 'zh');
  const text = '链接中有不支持的内容，已忽略：页码“0”；字段“nosuch”；字段“other”。';
  expect(screen.getByText(text)).toBeVisible();
  expect(filterOf(received)).toMatchObject({ where: { lit: true }, offset: 0 });
  await user.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '亮灯 等于 是' })).toBeVisible();
});

it('shows nothing of a URL that the list itself has written', async () => {
  const { user, received } = await open();
  const editor = await openEditor(user);
  await typeDateTime(editor, 'From', '2026-06-01');
  await typeDateTime(editor, 'Until', '2026-06-30');
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: /^Built between/u });
  await waitFor(() => expect(filterOf(received)).toHaveProperty('where'));
  expect(screen.queryByText(/were ignored/u)).not.toBeInTheDocument();
});

it.each([
  ['invalidBegin', 'A list cannot begin before its first row: begin must be 0 or above.'],
  ['invalidLimit', 'A list cannot have fewer rows than one: limit must be above 0.'],
])(
  'shows with the message of the catalogue that the platform has rejected: %s',
  async (name, text) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const error = { statusCode: 400, name, message: 'No', code: 1 };
    await openResources({ lamps }, '/data/lamps', {
      responses: {
        ...responses,
        'GET /lamps': () => Response.json({ error }, { status: 400 }),
      },
    });
    expect((await screen.findAllByText(new RegExp(text, 'u')))[0]).toBeVisible();
  },
);

it('shows the filters of a phone on a sheet: what is set, one more, and how many match', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 599.95px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const filter = JSON.stringify({ lit: { eq: true } });
  const { user } = await openResources(
    { lamps },
    `/data/lamps?${new URLSearchParams({ filter })}`,
    { responses },
  );
  await user.click(await screen.findByRole('button', { name: 'Filters, 1 set' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Lit is Yes' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Add a filter' }));
  await user.click(sheet.getByRole('combobox', { name: 'Condition' }));
  await user.click(await screen.findByRole('option', { name: 'is empty' }));
  await user.click(sheet.getByRole('button', { name: 'Apply' }));
  expect(await sheet.findByRole('button', { name: 'Built is empty' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Show 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible();
});
