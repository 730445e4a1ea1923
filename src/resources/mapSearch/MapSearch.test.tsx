import '@testing-library/jest-dom/vitest';

import Dialog from '@mui/material/Dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { createI18nProvider } from '../../data/i18nProvider.ts';
import type { SearchHit } from '../../data/mapSearch.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { MapSearch } from './MapSearch.tsx';
import { MapSearchContext, type MapSearchSource } from './MapSearchContext.ts';

afterEach(cleanup);

const PAGE_SIZE = 7;

const createHit = (index: number): SearchHit => ({
  kind: 'device',
  id: `L${index}`,
  name: `Lamp ${index}`,
  model: 'ssslc',
  status: 'normal',
  position: { lat: 30, lng: 120 },
});

const source: MapSearchSource = {
  readPage: (_, { offset }) =>
    Promise.resolve({
      hits: Array.from({ length: PAGE_SIZE }, (_, index) => createHit(offset + index)),
      total: 20,
    }),
  countDomainDevices: () => Promise.resolve({ count: 0 }),
  levels: [],
};

interface SearchInDialogProps {
  readonly onClose: () => void;
  readonly onPick: () => void;
  readonly onEndButton: () => void;
}

const SearchInDialog = ({ onClose, onPick, onEndButton }: SearchInDialogProps) => {
  const [{ text, page }, setSearch] = useState({ text: '', page: 1 });
  return (
    <Dialog open onClose={onClose}>
      <MapSearch
        {...{ text, page, onPick }}
        label="Find"
        onChange={(nextText, nextPage) => setSearch({ text: nextText, page: nextPage })}
        isPopup
        endButton={
          <button type="button" onClick={onEndButton}>
            Legend
          </button>
        }
      />
    </Dialog>
  );
};

/** Opens a dialog with the search. */
async function openSearch() {
  const listeners = { onClose: vi.fn(), onPick: vi.fn(), onEndButton: vi.fn() };
  const i18nProvider = await createI18nProvider('en');
  await withLazyMessages(() => Promise.resolve())();
  render(
    <MemoryRouter>
      <AdminContext
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        <MapSearchContext value={source}>
          <SearchInDialog {...listeners} />
        </MapSearchContext>
      </AdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const box = await screen.findByRole('combobox', { name: 'Find' });
  return { user, box, ...listeners };
}

const findHits = async (first: string) => {
  await screen.findByRole('option', { name: new RegExp(`^${first}\\b`, 'u') });
  return screen.getAllByRole('option');
};

it('Enter on a button in the box presses the button, and picks no hint [MAP-06/place]', async () => {
  const { user, box, onPick, onEndButton } = await openSearch();
  await user.click(box);
  await user.paste('\u200e31.25, 121.15\u200b');
  await screen.findByRole('option', { name: '31.25, 121.15' });
  screen.getByRole('button', { name: 'Legend' }).focus();
  await user.keyboard('{Enter}');
  expect(onEndButton).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Clear search' }).focus();
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
});

it('Escape on a page of the hints closes them, and the next one closes the dialog [MAP-06/hints]', async () => {
  const { user, box, onClose } = await openSearch();
  await user.type(box, 'Lamp');
  await findHits('Lamp 0');
  screen.getByRole('button', { name: 'More results' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box).toHaveFocus();
  expect(box).toHaveValue('Lamp');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['a composition', { isComposing: true }],
  ['the end of a composition', { keyCode: 229 }],
])('the keys of %s neither clear the box nor pick a hint [MAP-06/hints]', async (_, key) => {
  const { user, box, onPick, onClose } = await openSearch();
  await user.type(box, 'Lamp');
  await findHits('Lamp 0');
  fireEvent.keyDown(box, { key: 'Escape', ...key });
  expect(box).toHaveValue('Lamp');
  fireEvent.keyDown(box, { key: 'Enter', ...key });
  expect(onPick).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledOnce();
});

it('the hints stay open for a press on their text and on their pages [MAP-06/hints]', async () => {
  const { user, box } = await openSearch();
  await user.type(box, 'Lamp');
  await findHits('Lamp 0');
  await user.click(screen.getByText('1 to 7 of 20'));
  expect(screen.getAllByRole('option')).toHaveLength(PAGE_SIZE);
  expect(box).toHaveFocus();
  const next = screen.getByRole('button', { name: 'More results' });
  // As in Safari, the press itself gives no focus to the button.
  expect(fireEvent.mouseDown(next)).toBe(false);
  expect(next).toHaveFocus();
  fireEvent.mouseUp(next);
  fireEvent.click(next);
  await findHits('Lamp 7');
  await waitFor(() => expect(screen.getByText('8 to 14 of 20')).toBeVisible());
});

it('the box has the focus while hints that did not load are loaded again [MAP-06/hints]', async () => {
  vi.spyOn(source, 'readPage').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user, box } = await openSearch();
  await user.type(box, 'Lamp');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  retry.focus();
  await user.keyboard('{Enter}');
  expect(await findHits('Lamp 0')).toHaveLength(PAGE_SIZE);
  expect(retry).not.toBeInTheDocument();
  expect(box).toHaveFocus();
});
