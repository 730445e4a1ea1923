import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoMatch } from '../../ui/NoMatch.tsx';
import { DeviceQueryStates } from './DeviceQueryStates.tsx';
import { QueryStates } from './QueryStates.tsx';
import { RecordQueryStates } from './RecordQueryStates.tsx';

afterEach(cleanup);

type Overrides = Partial<Parameters<typeof QueryStates<readonly string[]>>[0]>;

const renderStates = (props: Overrides) => {
  const onRetry = vi.fn();
  render(
    <MemoryRouter>
      <QueryStates<readonly string[]>
        data={undefined}
        error={null}
        onRetry={onRetry}
        errorTitle="The scenes did not load"
        empty={<EmptyState kind="nothing" title="No scenes" />}
        {...props}
      >
        {names => names.join()}
      </QueryStates>
    </MemoryRouter>,
  );
  return onRetry;
};

const serverError = { status: 500 };

it('announces that it loads', () => {
  renderStates({});
  expect(screen.getByRole('status')).toHaveTextContent('shell.loading');
});

it('shows the data', () => {
  renderStates({ data: ['evening', 'night'] });
  expect(screen.getByText('evening,night')).toBeVisible();
});

it('keeps earlier data when a refetch fails', () => {
  renderStates({ data: ['evening'], error: serverError });
  expect(screen.getByText('evening')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces a failure, and retries it', async () => {
  const onRetry = renderStates({ error: serverError });
  expect(screen.getByRole('alert')).toHaveTextContent('The scenes did not load');
  await userEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('shows a failure in one line where there is no room', async () => {
  const onRetry = renderStates({ error: serverError, errorLineClass: 'note' });
  expect(screen.getByRole('alert')).toHaveClass('note');
  expect(screen.queryByText('The scenes did not load')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('distinguishes a lost connection from a failure', () => {
  renderStates({ error: { status: 0 } });
  expect(screen.getByRole('status')).toHaveTextContent('list.offline');
  expect(screen.getByRole('button', { name: 'shell.retry' })).toBeVisible();
});

it.each([
  ['before the request', { denialReason: 'Only administrators' }, 'Only administrators'],
  ['by the platform', { error: { status: 403 } }, 'action.denied'],
])('shows a denial %s without a retry', (_, props, reason) => {
  renderStates(props);
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'shell.toHome' })).toHaveAttribute('href', '/');
});

it('shows that there is nothing', () => {
  renderStates({ data: [] });
  expect(screen.getByRole('status')).toHaveTextContent('No scenes');
});

it('shows a failure, not that there is nothing, when a refetch of nothing fails', () => {
  renderStates({ data: [], error: serverError });
  expect(screen.getByRole('alert')).toHaveTextContent('The scenes did not load');
  expect(screen.queryByText('No scenes')).toBeNull();
});

it('shows that nothing matches, and clears the filters', async () => {
  const onClearFilters = vi.fn();
  renderStates({ data: [], empty: <NoMatch onClearFilters={onClearFilters} /> });
  expect(screen.getByRole('status')).toHaveTextContent('list.noMatch');
  await userEvent.click(screen.getByRole('button', { name: 'list.noMatch.clear' }));
  expect(onClearFilters).toHaveBeenCalledExactlyOnceWith();
});

it('decides by the caller whether data is empty', () => {
  renderStates({ data: ['draft'], isEmpty: names => names.every(name => name === 'draft') });
  expect(screen.getByText('No scenes')).toBeVisible();
});

it.each([
  ['a missing record, with a link to its list', { status: 404 }, 'status', 'record.missing'],
  ['another failure', serverError, 'alert', 'record.failed'],
  ['the loading', null, 'status', 'shell.loading'],
])('shows for the page of a record %s', (_, error, role, text) => {
  render(
    <MemoryRouter>
      <RecordQueryStates descriptor={{ name: 'scenes' }} error={error} onRetry={vi.fn()} />
    </MemoryRouter>,
  );
  expect(screen.getByRole(role)).toHaveTextContent(text);
  const links = screen.queryAllByRole('link').map(link => link.getAttribute('href'));
  expect(links).toEqual(text === 'record.missing' ? ['/data/scenes'] : []);
});

const renderDeviceStates = (
  props: Partial<Parameters<typeof DeviceQueryStates<readonly string[]>>[0]>,
) =>
  render(
    <DeviceQueryStates<readonly string[]>
      data={undefined}
      error={null}
      isReading={false}
      empty={<EmptyState kind="nothing" title="No presets" />}
      {...props}
    >
      {names => names.join()}
    </DeviceQueryStates>,
  );

it('shows earlier data of a device below the error of a failed read', async () => {
  const onRetry = vi.fn();
  renderDeviceStates({ data: ['gate'], error: serverError, onRetry });
  expect(screen.getByText('gate')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('hides the error of a device while it is read again', () => {
  renderDeviceStates({ error: serverError, isReading: true });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('shell.loading');
});

it('shows that a device has nothing, but not when its read failed', () => {
  const { unmount } = renderDeviceStates({ data: [] });
  expect(screen.getByText('No presets')).toBeVisible();
  unmount();
  renderDeviceStates({ data: [], error: serverError });
  expect(screen.queryByText('No presets')).toBeNull();
});
