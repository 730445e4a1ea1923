import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createLampPlatform } from '../support/lamps.ts';
import { closeResources, openResources } from '../support/openResources.tsx';
import { RequestCounter } from '../support/RequestCounter.ts';

it('ends the screens of a test only after the responses to their requests', async () => {
  const { resources, responses } = createLampPlatform(2);
  let respond: () => void = () => undefined;
  const held = new Promise<void>(resolve => (respond = resolve));
  const { received } = await openResources(resources, '/data/lamps', {
    responses: {
      ...responses,
      'GET /lamps': async call => {
        await held;
        return responses['GET /lamps']!(call);
      },
    },
  });
  await waitFor(() => expect(received.map(({ call }) => call)).toContain('GET /lamps'));
  let isClosed = false;
  const closed = closeResources().then(() => (isClosed = true));
  await waitFor(() => undefined);
  expect(isClosed).toBe(false);
  respond();
  await closed;
});

it('waits for a request that starts one turn after the last response', async () => {
  const requests = new RequestCounter();
  let respond: () => void = () => undefined;
  setTimeout(() => {
    requests.start('late');
    respond = () => requests.end('late');
  });
  let isIdle = false;
  const idle = requests.waitForLast().then(() => (isIdle = true));
  await waitFor(() => undefined);
  expect(isIdle).toBe(false);
  respond();
  await idle;
});
