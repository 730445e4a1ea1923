import '@testing-library/jest-dom/vitest';

import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { Drawer } from './Drawer.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const onClose = vi.fn();
const dialog = { open: true, title: 'Delete?', onClose };

const frames: readonly (readonly [string, ReactElement])[] = [
  ['a dialog', <FormDialog key="form" {...dialog} children={null} />],
  ['a question', <ConfirmDialog key="question" {...dialog} onConfirm={() => undefined} />],
  ['a warning', <ConfirmDialog key="warning" {...dialog} size="warning" onConfirm={() => {}} />],
  ['a menu', <Menu key="menu" open onClose={onClose} anchorEl={document.body} />],
  ['a popover', <Popover key="popover" open onClose={onClose} anchorEl={document.body} />],
  ['a drawer', <Drawer key="drawer" open onClose={onClose} />],
];

it.each(frames)(
  '%s is closed by a route change, also where its screen stays, and not by another query [SHELL-09/dialogs]',
  (_, frame) => {
    onClose.mockClear();
    let navigate: (path: string) => unknown = () => undefined;
    const Navigator = () => {
      navigate = useNavigate();
      return null;
    };
    render(
      <MemoryRouter initialEntries={['/lamps/1']}>
        <Navigator />
        {frame}
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('presentation')[0]).toBeVisible();
    act(() => void navigate('/lamps/1?tab=log'));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void navigate('/lamps/2'));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
