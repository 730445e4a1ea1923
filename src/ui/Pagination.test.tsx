import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { shell } from '../i18n/en/shell.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

afterEach(cleanup);

const i18nProvider = polyglotI18nProvider(() => shell as never, 'en');

function show(props: Partial<PaginationProps> = {}) {
  const onPage = vi.fn();
  const onSize = vi.fn();
  render(
    <I18nContextProvider value={i18nProvider}>
      <Pagination
        page={3}
        pageSize={15}
        totalCount={5000}
        onPageChange={onPage}
        onPageSizeChange={onSize}
        {...props}
      />
    </I18nContextProvider>,
  );
  return { onPage, onSize, user: userEvent.setup() };
}

const numbers = () => screen.getAllByRole('button', { name: /^Page/ }).map(b => b.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Pagination', () => {
  it('shows the number of results, and five pages around the current one', () => {
    show({ page: 7 });
    expect(screen.getByText(/results?$/u).textContent).toBe('5,000 results');
    expect(numbers()).toEqual(['5', '6', '7', '8', '9']);
    expect(button('Page 7').getAttribute('aria-current')).toBe('page');
  });

  it('opens the page of a button', async () => {
    const { user, onPage } = show();
    for (const name of ['Page 5', 'First page', 'Previous page', 'Next page', 'Last page'])
      await user.click(button(name));
    expect(onPage.mock.calls.flat()).toEqual([5, 1, 2, 4, 334]);
  });

  it('has no previous page on the first, and no next page on the last', () => {
    show({ page: 1, totalCount: 10 });
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
      expect(button(name).disabled).toBe(true);
  });

  it('changes the page size, and lists the one in use even if it is an odd one', async () => {
    const { user, onSize } = show({ pageSize: 7 });
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
    expect(sizes.value).toBe('7');
    await user.selectOptions(sizes, '50 per page');
    expect(onSize).toHaveBeenCalledWith(50);
  });

  it('is not there when there is nothing', () => {
    show({ totalCount: 0 });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
