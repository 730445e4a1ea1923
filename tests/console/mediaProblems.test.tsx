import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createMediaProject, openEditor } from '../support/mediaEditor.ts';

it('shows the next problem with each press, and marks a closed branch that contains problems', async () => {
  const area = (name: string, x: number) => ({ name, x, y: 0, width: 320, height: 320 });
  const scene = { name: 'Welcome', children: [area('Left', 0), area('Right', 320)] };
  const { user, row, select } = await openEditor(
    await createMediaProject({ name: 'Evening', children: [scene] }),
  );
  const press = async () => user.click(screen.getByRole('button', { name: '2 problems' }));
  await press();
  expect(await row(/^Left/u)).toHaveAttribute('aria-selected', 'true');
  await press();
  expect(await row(/^Right/u)).toHaveAttribute('aria-selected', 'true');
  await press();
  expect(await row(/^Left/u)).toHaveAttribute('aria-selected', 'true');
  expect(await row(/^Welcome/u)).not.toHaveTextContent('problems');
  await select(/^Welcome/u);
  expect(await row(/^Welcome/u)).toHaveTextContent('2 problems');
});
