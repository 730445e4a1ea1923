import { readFileSync } from 'node:fs';

import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import {
  I18nContextProvider,
  NotificationContextProvider,
  type NotificationPayload,
  useAddNotificationContext,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { shell } from '../i18n/en/shell.ts';
import { NotificationToasts } from './NotificationToasts.tsx';

const i18nProvider = polyglotI18nProvider(() => shell as never, 'en');
let notify: (notice: NotificationPayload) => void;

/** A screen that creates a notification, and the toasts above it. */
const Around = ({ children }: { readonly children: ReactNode }) => (
  <I18nContextProvider value={i18nProvider}>
    <NotificationContextProvider>
      {children}
      <NotificationToasts />
    </NotificationContextProvider>
  </I18nContextProvider>
);

const open = () => {
  notify = renderHook(useAddNotificationContext, { wrapper: Around }).result.current;
};

beforeEach(() => {
  vi.useFakeTimers();
  open();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (
  message: string,
  type: NotificationPayload['type'],
  autoHideDuration?: number | null,
) =>
  act(() => {
    notify({ message, type, notificationOptions: { autoHideDuration } });
  });
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () =>
  screen.queryAllByRole('button', { name: 'Close this notice' }).map(close => {
    return close.parentElement?.textContent;
  });

describe('Toasts', () => {
  it.each([
    ['success', 5000],
    ['error', 30_000],
    ['warning', 30_000],
  ] as const)('hide a notice of %s after %i ms, and not before [ALERT-07/hide]', (type, life) => {
    say('Saved', type);
    pass(life - 1);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('keep a notice for as long as its sender requests, for good if need be', () => {
    say('short', 'error', 1000);
    say('for good', 'success', null);
    pass(1000);
    expect(shown()).toEqual(['Success: for good']);
    pass(3_600_000);
    expect(shown()).toEqual(['Success: for good']);
  });

  it('show the newest first, three at a time, and the number of further ones [ALERT-07/animation]', () => {
    for (const message of ['one', 'two', 'three', 'four', 'five']) say(message, 'success');
    expect(shown()).toEqual(['Success: five', 'Success: four', 'Success: three']);
    expect(screen.getByText('2 more')).toBeTruthy();
  });

  it('show one alert at a time on a phone, in addition to the results of the user', () => {
    cleanup();
    const query = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => query);
    open();
    say('Saved', 'success');
    for (const message of ['first alert', 'second alert'])
      act(() => notify({ message, type: 'info', notificationOptions: { kind: 'alert' } }));
    const displayOf = (text: string) =>
      screen.getByText(text).closest<HTMLElement>('.toast')?.style.display;
    expect(displayOf('second alert')).toBe('');
    expect(displayOf('first alert')).toBe('none');
    expect(shown()).toEqual(['Success: Saved']);
    expect(screen.getByText('1 more')).toBeTruthy();
  });

  it('close one on request, and show the next', () => {
    for (const message of ['one', 'two', 'three', 'four']) say(message, 'success');
    const [, second] = screen.getAllByRole('button', { name: 'Close this notice' });
    act(() => {
      fireEvent.click(second!);
    });
    pass(500);
    expect(shown()).toEqual(['Success: four', 'Success: two', 'Success: one']);
    expect(screen.queryByText(/more$/)).toBeNull();
  });

  it('keep two notices of the same text apart', () => {
    say('Saved', 'success');
    pass(2000);
    say('Saved', 'success');
    pass(3000);
    expect(shown()).toHaveLength(1);
  });

  it('enter in half a second, leave in as long, and are then removed [ALERT-07/animation] [ALERT-07/hide]', () => {
    expect(readFileSync('src/ui/tokens.css', 'utf8')).toMatch(/--t-toast: 500ms;/u);
    say('Saved', 'success');
    const toast = screen.getByText('Saved').closest('.toast');
    expect(toast?.className).toContain('animate-[toast-in_var(--t-toast)');
    pass(5000);
    const leaving = screen.getByText('Saved').closest<HTMLElement>('.toast');
    expect(leaving?.style.animationDuration).toBe('500ms');
    pass(499);
    expect(screen.getByText('Saved')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('give notifications of the console other durations: a fail stays until it is closed [ALERT-08]', () => {
    const own = { kind: 'system' };
    for (const type of ['success', 'warning', 'error'] as const)
      act(() => notify({ message: type, type, notificationOptions: own }));
    const left = () => ['success', 'warning', 'error'].filter(one => screen.queryByText(one));
    const after = (at: number, texts: readonly string[]) => {
      pass(at);
      expect(left()).toEqual(texts);
    };
    const enterDelays = [...document.querySelectorAll<HTMLElement>('.toast')].map(
      toast => toast.style.animationDelay,
    );
    expect(enterDelays).toEqual(['50ms', '50ms', '50ms']);
    pass(10_000);
    after(49, ['success', 'warning', 'error']);
    after(1, ['warning', 'error']);
    pass(300_000 - 10_050);
    after(49, ['warning', 'error']);
    after(1, ['error']);
    after(3_600_000, ['error']);
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    });
    after(299, ['error']);
    after(1, []);
  });

  it('interrupt for an error only', () => {
    say('Saved', 'success');
    expect(screen.queryByRole('alert')).toBeNull();
    say('Refused', 'error');
    expect(screen.getByRole('alert').textContent).toBe('Error: Refused');
  });
});
