import '@testing-library/jest-dom/vitest';

import MenuItem from '@mui/material/MenuItem';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { Menu } from './Menu.tsx';

afterEach(cleanup);

it('while a menu fades out, it takes no press', () => {
  const createTree = (open: boolean) => (
    <MemoryRouter>
      <Menu open={open} anchorEl={document.body}>
        <MenuItem>Rectangle</MenuItem>
      </Menu>
    </MemoryRouter>
  );
  const { rerender } = render(createTree(true));
  const root = screen.getByRole('presentation');
  expect(root).not.toHaveStyle({ pointerEvents: 'none' });
  rerender(createTree(false));
  expect(root).toBeInTheDocument();
  expect(root).toHaveStyle({ pointerEvents: 'none' });
});
