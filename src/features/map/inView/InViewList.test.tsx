import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubScrolling } from '../../../../tests/support/stubScrolling.ts';
import type { InViewItem } from './InViewItem.ts';
import { InViewList } from './InViewList.tsx';

stubScrolling();
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(cleanup);

const ITEMS: readonly InViewItem[] = Array.from({ length: 300 }, (_, index) => ({
  ...{ id: `lamp-${index}`, name: `Lamp ${index}`, icon: 'map' },
  ...{ state: undefined, note: null },
}));

const List = ({ message }: { readonly message?: string }) => (
  <InViewList
    items={message === undefined ? ITEMS : []}
    total={message === undefined ? ITEMS.length : 0}
    selectedId={undefined}
    onSelect={() => undefined}
    message={message}
    toggle={undefined}
    sorting={{ sort: 'name', sorts: ['name'], onSort: () => undefined }}
  />
);

it('starts at the top again after a view without devices', () => {
  const { rerender } = render(<List />);
  fireEvent.scroll(screen.getByRole('list').parentElement!, { target: { scrollTop: 6_000 } });
  expect(screen.queryByRole('button', { name: /^Lamp 0\b/u })).toBeNull();
  rerender(<List message="Nothing is in view." />);
  rerender(<List />);
  expect(screen.queryByRole('button', { name: /^Lamp 0\b/u })).not.toBeNull();
});
