import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FaultNote } from './FaultNote.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-12T12:00:00.000Z') }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// At noon, all usual zones have the same day.
it.each([
  ['the time of a fault of today', '2026-11-12T11:30:00.000Z', /^\d\d:\d\d$/u],
  ['the date of a fault of another day', '2026-11-11T12:00:00.000Z', /^11-11$/u],
  ['the date and the year of a fault of another year', '2025-11-12T12:00:00.000Z', /^2025-11-12$/u],
])('the row of a faulty device has %s [MAP-12/list]', (_, begin_time, text) => {
  render(<FaultNote fault={{ id: 1, type: 'lampFailure', begin_time }} />);
  expect(screen.getByRole('time')).toHaveTextContent(text);
});
