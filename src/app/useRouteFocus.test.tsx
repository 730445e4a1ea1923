import '@testing-library/jest-dom/vitest';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useRouteFocus } from './useRouteFocus.ts';

const Frame = () => {
  useRouteFocus();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/next')}>
        Next
      </button>
      <main id="content">
        <Routes>
          <Route path="/" element={<h1>First</h1>} />
          <Route path="/next" element={<div data-testid="page" />} />
        </Routes>
      </main>
    </>
  );
};

/** Adds the heading of a page that loads after the navigation. */
async function showHeading(text: string): Promise<HTMLElement> {
  const heading = document.createElement('h1');
  heading.textContent = text;
  // The mutation observer runs before this ends.
  await act(() => {
    screen.getByTestId('page').replaceChildren(heading);
    return Promise.resolve();
  });
  return heading;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
  const next = screen.getByRole('button');
  next.focus();
  await act(() => Promise.resolve(fireEvent.click(next)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('focuses the heading of a page that takes longer than usual', async () => {
  await wait(20_000);
  expect(await showHeading('Late')).toHaveFocus();
});

it('focuses the heading that replaces the first, whenever it comes', async () => {
  expect(await showHeading('Device')).toHaveFocus();
  await wait(20_000);
  expect(await showHeading('Lamp 7')).toHaveFocus();
});

it('does not move a focus that the user has placed meanwhile', async () => {
  const heading = await showHeading('Device');
  await wait(20_000);
  await act(() => {
    heading.blur();
    return Promise.resolve();
  });
  expect(await showHeading('Lamp 7')).not.toHaveFocus();
});
