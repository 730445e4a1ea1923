import { beforeEach, expect, it, vi } from 'vitest';

import { stubVideo, type VideoStub } from '../../../tests/support/stubVideo.ts';
import { captureStill } from './captureStill.ts';

const video = new File(['x'.repeat(1_000)], 'river.mp4');
const never = new AbortController().signal;
let stub: VideoStub;
beforeEach(() => (stub = stubVideo()));

it('captures a JPEG of at most 640 pixels of a video, after its first second', async () => {
  const still = await captureStill(video, never);
  expect(still).toMatchObject({ name: 'still.jpg', type: 'image/jpeg' });
  expect(stub.drawn).toEqual([
    ['seek', 1],
    [0, 0, 640, 360],
  ]);
});

it('captures the middle of a short video, and enlarges none', async () => {
  Object.assign(stub, { duration: 0.5, width: 160, height: 80 });
  await captureStill(video, never);
  expect(stub.drawn).toEqual([
    ['seek', 0.25],
    [0, 0, 160, 80],
  ]);
});

it('captures a recording whose duration is not known', async () => {
  stub.duration = Infinity;
  expect(await captureStill(video, never)).toBeDefined();
  expect(stub.drawn[0]).toEqual(['seek', 1]);
});

it('lowers the quality until the still has at most 200 kB, and captures none above that', async () => {
  stub.getImageSize = quality => quality * 300_000;
  expect((await captureStill(video, never))?.size).toBe(180_000);
  stub.getImageSize = () => 200_001;
  expect(await captureStill(video, never)).toBeUndefined();
});

it('captures none where one form has no room for both', async () => {
  const large = new File(['x'], 'river.mp4');
  vi.spyOn(large, 'size', 'get').mockReturnValue(32 * 1024 * 1024 - 4096 - 20_000);
  expect(await captureStill(large, never)).toBeUndefined();
});

it('captures none of a picture, of a video that the browser does not know, and of a damaged one', async () => {
  expect(await captureStill(new File(['x'], 'river.png'), never)).toBeUndefined();
  expect(await captureStill(new File(['x'], 'river.webm'), never)).toBeUndefined();
  stub.plays = false;
  expect(await captureStill(video, never)).toBeUndefined();
});

it('waits for at most 15 s, and not after a cancel', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(() => undefined);
  const [timeout, cancel] = [new AbortController(), new AbortController()];
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const slow = captureStill(video, never);
  timeout.abort();
  expect(await slow).toBeUndefined();
  expect(limit).toHaveBeenCalledWith(15_000);
  limit.mockReturnValue(never);
  const cancelled = captureStill(video, cancel.signal);
  cancel.abort();
  expect(await cancelled).toBeUndefined();
});
