import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { TabCount } from './TabCount.tsx';
import { UrlTabs } from './UrlTabs.tsx';

afterEach(cleanup);

const Search = () => <output>{useLocation().search}</output>;

const renderTabs = (search: string, props: Partial<Parameters<typeof UrlTabs>[0]> = {}) =>
  render(
    <MemoryRouter initialEntries={[`/lamps/1${search}`]}>
      <UrlTabs
        label="Lamp"
        tabs={[
          { name: 'state', label: 'State', panel: 'lit' },
          {
            name: 'faults',
            label: (
              <>
                Faults <TabCount count={3} />
              </>
            ),
            panel: 'burnt out',
            panelClass: 'padded',
          },
        ]}
        {...props}
      />
      <Search />
    </MemoryRouter>,
  );

it.each([
  ['', 'State', 'lit'],
  ['?tab=faults', 'Faults 3', 'burnt out'],
  ['?tab=unknown', 'State', 'lit'],
])('of %s opens the tab %s', (search, label, content) => {
  renderTabs(search);
  expect(screen.getByRole('tablist', { name: 'Lamp' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(label);
  expect(screen.getByRole('tabpanel', { name: label })).toHaveTextContent(content);
});

it('writes the open tab to the URL, without the search parameters of the other', async () => {
  renderTabs('?page=3');
  await userEvent.click(screen.getByRole('tab', { name: 'Faults 3' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('burnt out');
  expect(screen.getByRole('tabpanel')).toHaveClass('padded');
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute(
    'aria-controls',
    screen.getByRole('tabpanel').id,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^\?tab=faults$/);
  await userEvent.click(screen.getByRole('tab', { name: 'State' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps the other search parameters where they apply to each tab', async () => {
  renderTabs('?zoom=3&related=faults', { param: 'related', keepsOtherParams: true });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('burnt out');
  await userEvent.click(screen.getByRole('tab', { name: 'State' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\?zoom=3$/);
});
