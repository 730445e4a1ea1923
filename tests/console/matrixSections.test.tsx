import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PRODUCT_MODES } from '../../src/domain/modules.ts';
import { ROLES } from '../../src/domain/role.ts';
import { buildSectionRows } from '../../src/resources/permissions/sectionRows.ts';
import { openConsole } from '../support/openConsole.tsx';

const cellsOf = async (path: string) => {
  const cell = await screen.findByText(path);
  return within(cell.closest('tr')!)
    .getAllByRole('cell')
    .map(({ title }) => title);
};

it('shows which roles enter which section, in the mode of the platform and in any other', async () => {
  const { user } = await openConsole('/permissionManage/matrix?q=light/statistics');
  expect(await cellsOf('/smartLight/statistics')).toEqual([
    'Yes: system managers can open every section',
    ...Array.from({ length: 4 }, () => 'Yes, with the module “Smart light”'),
  ]);
  expect(new Set(await cellsOf('/light/statistics'))).toEqual(
    new Set(['No: not available in this product mode']),
  );

  await user.click(screen.getByRole('combobox', { name: 'Product mode' }));
  await user.click(await screen.findByRole('option', { name: 'Mode: lighting' }));
  expect((await cellsOf('/light/statistics'))[0]).toMatch(/^Yes/u);
  expect((await cellsOf('/smartLight/statistics'))[0]).toMatch(/^No/u);
  expect(new URLSearchParams(location.search).get('mode')).toBe('light');
});

it('hides player projects from every role until there is one, in every mode that has them', () => {
  for (const mode of PRODUCT_MODES) {
    const decisions = (hasProject: boolean) =>
      buildSectionRows(ROLES, { mode, hasProject }).find(({ module }) => module === 'project')!
        .decisions;
    const has = mode !== 'light';
    expect(new Set(decisions(false))).toEqual(new Set([has ? 'noProject' : 'notInMode']));
    expect(decisions(true)[0]).toBe(has ? 'all' : 'notInMode');
    expect(decisions(true)[1]).toBe(has ? 'module' : 'notInMode');
  }
  const domains = buildSectionRows(ROLES, { mode: 'light', hasProject: true }).find(
    ({ module }) => module === 'domain',
  );
  expect(domains?.decisions).toEqual(['all', 'never', 'never', 'never', 'never']);
});
