import { expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { validators } from '../../src/generated/core/validators.js';
import { createApiCaller } from '../support/apiCaller.ts';
import { listFrames } from '../support/liveClient.ts';

type Frame = Readonly<Record<string, unknown>>;

const { deviceNotification: isServerFrame } = validators.webhooks;
const { ClientFrame: isClientFrame } = validators.schemas;

/** Returns the frames that a document does not allow, with the reasons. */
const findInvalid = (validate: typeof isServerFrame, frames: readonly unknown[]) =>
  frames.flatMap(frame => (validate?.(frame) ? [] : [{ frame, errors: validate?.errors }]));

/** Connects a client to the sockets of a platform in the scenario `storm`, and lets alerts occur. */
async function receiveFrames() {
  let now = Date.UTC(2026, 10, 12, 8);
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    clock: () => now,
    city: { seed: 3, users: 10, assets: 400 },
  });
  const token = await createApiCaller(platform.handleRequest).signIn('device_admin');
  platform.startScenario('storm');
  await platform.live.advance();
  const frames: Frame[] = [];
  const sent: Frame[] = [];
  const closed: number[] = [];
  const connection = platform.live.connect({
    send: text => frames.push(JSON.parse(text) as Frame),
    close: code => closed.push(code),
    getBufferedBytes: () => 0,
  });
  for (const frame of [{ type: 'ping' }, { token, cursor: 'unknown-1' }, { type: 'ping' }]) {
    sent.push(frame);
    connection.receive(JSON.stringify(frame));
  }
  // Some alerts one by one, then hundreds at once.
  for (const milliseconds of [10, 500]) {
    now += milliseconds;
    await platform.live.advance();
  }
  platform.live.closeAll();
  return { frames, sent, closed };
}

it('the document of core allows every frame of the socket: welcome, gap, pong, notification and notifications [SCHEMA-01/entities]', async () => {
  const { frames, sent, closed } = await receiveFrames();
  const notifications = frames.flatMap(listFrames).filter(({ asset_id }) => asset_id !== undefined);
  expect(closed).toEqual([1012]);
  expect(new Set(frames.map(({ type, asset_id }) => (asset_id === undefined ? type : '')))).toEqual(
    new Set(['pong', 'welcome', 'gap', 'alerts', '']),
  );
  expect(notifications.length).toBeGreaterThan(100);
  expect(findInvalid(isServerFrame, frames)).toEqual([]);
  expect(findInvalid(isClientFrame, sent)).toEqual([]);

  const invalid = [
    { ...notifications[0], model: undefined },
    { ...notifications[0], level: 9 },
    { ...notifications[0], timestamp: 'yesterday' },
    { ...notifications[0], assetId: 'LAMP00001' },
    { type: 'alerts', alerts: [] },
    { type: 'alerts', alerts: [notifications[0], { id: '1' }] },
    { ...notifications[0], muted: false },
    { type: 'welcome' },
    { type: 'hello', cursor: '1' },
    null,
  ];
  expect(findInvalid(isServerFrame, invalid)).toHaveLength(invalid.length);
  expect(
    findInvalid(isClientFrame, [{ cursor: '1' }, { token: '' }, { type: 'pong' }]),
  ).toHaveLength(3);
});
