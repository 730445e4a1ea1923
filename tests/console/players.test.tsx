import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { openConsole, platform } from '../support/openConsole.tsx';

beforeEach(() => platform.setCitySize({ users: 40, assets: 600 }));

/** Reads a list of the platform as an administrator. */
async function readList(path: string): Promise<readonly Row[]> {
  const { id: authorization } = await platform.signIn('admin');
  const request = new Request(`http://localhost/api${path}`, { headers: { authorization } });
  return (await (await platform.handleRequest(request)).json()) as readonly Row[];
}

it.each(['/playProject', '/playerProject', '/playerProject/index'])(
  'lists the players of all displays at %s with what they play [SHELL-21/page] [SHELL-21/addresses]',
  async path => {
    await openConsole(path);
    const title = { name: /^Player projects/u, level: 1 };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    const table = within(await screen.findByRole('table'));
    const players = await readList('/core/players');
    for (const { assetName } of players)
      expect((await table.findAllByText(String(assetName)))[0]).toBeVisible();
    expect(table.getAllByText(/^Also: /u).length).toBeGreaterThan(0);
  },
);
