import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aField, anOperation, aResource } from '../support/fields.ts';
import { openResources } from '../support/resource.tsx';

const built = aField({
  kind: 'date',
  source: 'built',
  label: { en: 'Built', zh: '建成日期' },
  column: 1,
  filter: ['between', 'empty'],
});
const lit = aField({
  kind: 'boolean',
  source: 'lit',
  label: { en: 'Lit', zh: '亮灯' },
  nullable: true,
  filter: ['eq'],
});
const FILTER = { name: 'filter', in: 'query', required: false, json: true } as const;
const lamps = aResource({
  fields: [built, lit],
  verbs: {
    list: anOperation({ id: 'listLamps', is: 'list', parameters: [FILTER] }),
    count: anOperation({
      id: 'countLamps',
      is: 'count',
      path: '/lamps/count',
      parameters: [{ ...FILTER, name: 'where' }],
    }),
  },
});
const answers = {
  'GET /lamps': () => [{ id: 'l1', built: '2026-06-01', lit: true }],
  'GET /lamps/count': () => ({ count: 1 }),
};
const open = async (search = '', language: 'en' | 'zh' = 'en') => {
  const opened = await openResources({ lamps }, `/data/lamps${search}`, { answers, language });
  await screen.findByText('2026-06-01', { selector: 'td' });
  return opened;
};
const openEditor = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
};

it('asks a yes or no with two answers: not to ask is no filter', async () => {
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

it('asks whether there is a value at all, and reads like a sentence', async () => {
  const { user } = await open();
  const editor = await openEditor(user);
  await user.click(editor.getByRole('combobox', { name: 'Condition' }));
  await user.click(await screen.findByRole('option', { name: 'is empty' }));
  expect(editor.getByRole('combobox', { name: 'Value' })).toHaveTextContent('Yes');
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Built is empty' })).toBeVisible();
});

it('says in Chinese that a value is asked for', async () => {
  const filter = JSON.stringify({ built: { empty: false } });
  await open(`?${new URLSearchParams({ filter })}`, 'zh');
  expect(screen.getByRole('button', { name: '建成日期 不为空' })).toBeVisible();
});

it('does not ask between two days that are the wrong way round, and says so at the second', async () => {
  const { user, received } = await open();
  const before = received.length;
  const editor = await openEditor(user);
  await user.type(editor.getByLabelText('From'), '2026-06-30');
  await user.type(editor.getByLabelText('Until'), '2026-06-01');
  await user.click(editor.getByRole('button', { name: 'Apply' }));

  const told = 'This is before the value in “From”.';
  expect(editor.getByLabelText('Until')).toHaveAccessibleDescription(told);
  expect(editor.getByLabelText('From')).not.toHaveAccessibleDescription();
  expect(received).toHaveLength(before);

  // The first day may as well be the one to mend.
  await user.clear(editor.getByLabelText('From'));
  await user.type(editor.getByLabelText('From'), '2026-05-01');
  expect(editor.getByLabelText('Until')).not.toHaveAccessibleDescription();
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: /^Built between/u })).toHaveTextContent(
    'Built between 2026-05-01 – 2026-06-01',
  );
});
