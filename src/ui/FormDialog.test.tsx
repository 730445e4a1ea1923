import { act, cleanup, fireEvent, render as draw, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogBody, type DialogSize, FormDialog } from './FormDialog.tsx';
import { useUnsavedForm } from './unsaved/unsavedForms.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A route change closes a dialog, so it renders inside a router. */
const render = (dialog: ReactElement) => draw(dialog, { wrapper: MemoryRouter });

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const open = (size: DialogSize, onClose = vi.fn()) => {
  render(
    <FormDialog open size={size} title="Add user" onClose={onClose}>
      <DialogBody>
        <input aria-label="Username" />
      </DialogBody>
    </FormDialog>,
  );
  return onClose;
};

describe('FormDialog', () => {
  it('starts in its first field, and is closed by Escape', async () => {
    const onClose = open('middle');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
    await userEvent.setup().keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('pulses for 100 ms when its backdrop is pressed, and stays', () => {
    vi.useFakeTimers();
    const onClose = open('middle');
    const backdrop = document.querySelector('.MuiDialog-container')!;
    act(() => {
      fireEvent.mouseDown(backdrop);
      fireEvent.click(backdrop);
    });
    const pulsing = () => document.querySelector('.dialog-pulse');
    expect(onClose).not.toHaveBeenCalled();
    expect(pulsing()).not.toBeNull();
    pass(99);
    expect(pulsing()).not.toBeNull();
    pass(1);
    expect(pulsing()).toBeNull();
  });

  it('is an alert when it warns', () => {
    open('warning');
    expect(screen.getByRole('alertdialog', { name: 'Add user' })).toBeTruthy();
  });
});

/** A form with unsaved input, and a link below the dialog. */
const Typed = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/other')}>Away</button>
      <FormDialog open title="Add user" onClose={onClose}>
        <Unsaved />
      </FormDialog>
    </>
  );
};

const Unsaved = () => {
  useUnsavedForm(() => true);
  return null;
};

it('closes with its page without a second confirmation: the page has required one already [SHELL-09/dialogs]', async () => {
  const onClose = vi.fn();
  render(<Typed onClose={onClose} />);
  fireEvent.click(screen.getByText('Away'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

describe('ConfirmDialog', () => {
  it('starts on the least harmful button, and shows the error', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(
      <ConfirmDialog
        open
        size="warning"
        title="Delete lijing?"
        confirmLabel="Delete user"
        cancelLabel="Keep"
        error="The record is gone."
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByRole('alert').textContent).toBe('The record is gone.');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete user' }));
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('cannot be confirmed twice while it works', async () => {
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        open
        isPending
        title="Lock?"
        confirmLabel="Lock"
        onConfirm={onConfirm}
        onClose={vi.fn()}
      />,
    );
    const confirm = screen.getByRole('button', { name: 'Lock' });
    await userEvent.setup().click(confirm);
    expect(confirm.getAttribute('aria-busy')).toBe('true');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
