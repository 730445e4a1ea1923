import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { chunkLoader } from './chunkLoader.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/Chart-1.js');
const Chart = ({ of }: { readonly of: string }) => <p>Chart of {of}</p>;

beforeEach(() => {
  vi.useFakeTimers();
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  chunkLoader.setReload(() => Promise.resolve(false));
});

/** Renders a lazy component: each entry is the result of one `import()`. */
function draw(...responses: readonly (() => Promise<{ readonly default: typeof Chart }>)[]) {
  const load = vi.fn<() => Promise<{ readonly default: typeof Chart }>>();
  for (const respond of responses) load.mockImplementationOnce(respond);
  const Screen = lazyComponent(load);
  const shown = () =>
    act(async () => {
      render(
        <ErrorBoundary name="part">
          <LazyBoundary fallback="On its way">
            <Screen of="lamps" />
          </LazyBoundary>
        </ErrorBoundary>,
      );
      await Promise.resolve();
    });
  return { Screen, load, shown };
}

const there = () => Promise.resolve({ default: Chart });
const never = () => new Promise<never>(() => undefined);
const lost = () => Promise.reject(LOST);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tryAgain = () =>
  act(async () => {
    screen.getByRole('button', { name: 'shell.retry' }).click();
    await vi.advanceTimersByTimeAsync(0);
  });

describe('a part of the console with a chunk of its own', () => {
  it('is rendered when it has loaded, and at once where it was fetched before', async () => {
    const { Screen, shown, load } = draw(there);
    await Screen.prefetch();
    await shown();
    expect(screen.getByText('Chart of lamps')).toBeTruthy();
    await Screen.prefetch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gives a ChunkLoadError after 120 s, not before, and is requested again by a manual retry', async () => {
    const { shown } = draw(never, there);
    await shown();
    await pass(119_999);
    expect(screen.getByText('On its way')).toBeTruthy();
    await pass(1);
    expect(screen.getByRole('alert').textContent).toContain('failure.late');
    expect(screen.getByText(/ChunkLoadError: not loaded within 120 s/u)).toBeTruthy();
    await tryAgain();
    expect(screen.getByText('Chart of lamps')).toBeTruthy();
  });

  it('that is lost loads the page again, and is waited for meanwhile', async () => {
    const reload = vi.fn(() => Promise.resolve(true));
    chunkLoader.setReload(reload);
    const { shown } = draw(lost);
    await shown();
    await pass(200_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('On its way')).toBeTruthy();
  });

  it('that cannot be loaded shows an error, and can be retried any number of times', async () => {
    const { shown } = draw(lost, lost, there);
    await shown();
    expect(screen.getByRole('alert').textContent).toContain('failure.lost');
    expect(screen.getByRole('button', { name: 'failure.reload' })).toBeTruthy();
    await tryAgain();
    expect(screen.getByRole('alert').textContent).toContain('failure.lost');
    await tryAgain();
    expect(screen.getByText('Chart of lamps')).toBeTruthy();
  });

  it('that cannot be loaded is loaded by itself when the server responds again', async () => {
    const { shown } = draw(lost, there);
    onlineManager.setOnline(false);
    await shown();
    expect(screen.getByRole('alert').textContent).toContain('failure.lost');
    act(() => onlineManager.setOnline(true));
    await pass(0);
    expect(screen.getByText('Chart of lamps')).toBeTruthy();
  });

  it('never reloads the page over typed input, nor after a failed prefetch', async () => {
    const reload = vi.fn(() => Promise.resolve(true));
    chunkLoader.setReload(reload);
    const { Screen, shown } = draw(lost, lost);
    await expect(Screen.prefetch()).rejects.toThrow('could not be fetched');
    const release = chunkLoader.blockReloadWhile(() => true);
    await shown();
    expect(screen.getByRole('alert').textContent).toContain('failure.lost');
    expect(reload).not.toHaveBeenCalled();
    release();
  });

  it('that a page can do without is just not there when it fails', async () => {
    const Extra = lazyComponent(lost, { isOptional: true });
    await act(async () => {
      render(
        <LazyBoundary>
          The form <Extra />
        </LazyBoundary>,
      );
      await Promise.resolve();
    });
    expect(document.body.textContent).toBe('The form ');
  });

  it('that breaks by itself is no lost file', async () => {
    const reload = vi.fn(() => Promise.resolve(true));
    chunkLoader.setReload(reload);
    const { shown } = draw(() => Promise.reject(new RangeError('Invalid array length')));
    await shown();
    expect(screen.getByRole('alert').textContent).toContain('failure.broken');
    expect(reload).not.toHaveBeenCalled();
  });
});
