import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { serveMapTown } from '../support/mapConsole.ts';
import { openConsole } from '../support/openConsole.tsx';
import { STUB_SIZE } from '../support/stubCanvas.ts';
import { LAMP_ID, townRows } from '../support/testTown.ts';

// A fault is above the marker of the domain, which is at the same position.
const assets = (townRows.assets ?? [])
  .filter(({ id }) => id === LAMP_ID)
  .map(asset => ({ ...asset, status: 'fault' }));

serveMapTown({ assets });

/** What covers the right and the bottom edge of the map, in pixels. */
const COVERED = { right: 52, bottom: 88 };

it('a device on the map of its domain is opened in the section that lists it, by a press', async () => {
  await openConsole('/domainManage/mapPreview?domain=west-block');
  const map = await screen.findByRole('application', { name: 'Map of 望湖路1段' });
  await screen.findByRole('img', { name: /2 positions/u });
  fireEvent.click(map, {
    clientX: (STUB_SIZE.width - COVERED.right) / 2,
    clientY: (STUB_SIZE.height - COVERED.bottom) / 2,
  });
  await waitFor(() => expect(location.pathname).toBe(`/smartLight/list/ssslc/${LAMP_ID}/show`));
});
