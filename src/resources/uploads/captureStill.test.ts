import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { stubBitmaps, type BitmapStub } from '../../../tests/support/stubBitmaps.ts';
import { stubVideo, type VideoStub } from '../../../tests/support/stubVideo.ts';
import { captureStill } from './captureStill.ts';

const never = new AbortController().signal;

describe('of a video', () => {
  const video = new File(['x'.repeat(1_000)], 'river.mp4');
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

  it('captures none of a text, of a video that the browser does not know, and of a damaged one', async () => {
    expect(await captureStill(new File(['x'], 'river.txt'), never)).toBeUndefined();
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
});

describe('of a picture', () => {
  const createPicture = (name = 'river.jpg', size = 4_000_000) => {
    const picture = new File(['x'], name);
    vi.spyOn(picture, 'size', 'get').mockReturnValue(size);
    return picture;
  };
  let stub: BitmapStub;
  beforeEach(() => (stub = stubBitmaps()));

  it('is a JPEG that covers a thumbnail of 208 × 112 pixels', async () => {
    const still = await captureStill(createPicture(), never);
    expect(still).toMatchObject({ name: 'still.jpg', type: 'image/jpeg', size: 8_500 });
    Object.assign(stub, { width: 4_160, height: 560 });
    await captureStill(createPicture('banner.png'), never);
    Object.assign(stub, { width: 1_040, height: 4_480 });
    await captureStill(createPicture('flag.webp'), never);
    expect(stub.drawn).toEqual([
      [0, 0, 208, 117],
      [0, 0, 832, 112],
      [0, 0, 208, 896],
    ]);
    expect(stub.open).toBe(0);
  });

  it('is a PNG where the picture is transparent', async () => {
    stub.isTransparent = true;
    const still = await captureStill(createPicture('logo.png'), never);
    expect(still).toMatchObject({ name: 'still.png', type: 'image/png' });
  });

  it('is not made of one that is as small as a thumbnail, or has no more bytes than its still', async () => {
    expect(await captureStill(createPicture('a.jpg', 3_500), never)).toBeUndefined();
    expect(await captureStill(createPicture('a.jpg', 3_501), never)).toBeDefined();
    Object.assign(stub, { width: 208, height: 900 });
    expect(await captureStill(createPicture(), never)).toBeUndefined();
    expect(stub.open).toBe(0);
  });

  it('is not made of one whose header has more than 50 megapixels', async () => {
    const createPng = (height: number) => {
      const header = new DataView(new ArrayBuffer(24));
      header.setUint32(0, 0x89_50_4e_47);
      header.setUint32(16, 10_000);
      header.setUint32(20, height);
      return new File([header, 'x'.repeat(10_000)], 'wall.png');
    };
    expect(await captureStill(createPng(5_000), never)).toBeDefined();
    expect(await captureStill(createPng(5_001), never)).toBeUndefined();
    expect(stub.drawn).toHaveLength(1);
  });

  it('is made of one picture at a time', async () => {
    await Promise.all([1, 2, 3].map(() => captureStill(createPicture(), never)));
    expect(stub).toMatchObject({ open: 0, mostOpen: 1 });
    expect(stub.drawn).toHaveLength(3);
  });

  it('is waited for at most 15 s, and not after a cancel; a picture that is decoded later is released', async () => {
    let decode = () => {};
    stub.ready = new Promise(resolve => (decode = resolve));
    const [timeout, cancel] = [new AbortController(), new AbortController()];
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const slow = captureStill(createPicture(), never);
    timeout.abort();
    expect(await slow).toBeUndefined();
    expect(limit).toHaveBeenCalledWith(15_000);
    limit.mockReturnValue(never);
    const decoder = vi.spyOn(globalThis, 'createImageBitmap');
    const cancelled = captureStill(createPicture(), cancel.signal);
    await vi.waitFor(() => expect(decoder).toHaveBeenCalledOnce());
    cancel.abort();
    expect(await cancelled).toBeUndefined();
    decode();
    await vi.waitFor(() => expect(stub).toMatchObject({ open: 0, mostOpen: 1 }));
  });

  it('is made of no drawing, and of no picture that the browser cannot decode', async () => {
    expect(await captureStill(createPicture('a.svg'), never)).toBeUndefined();
    stub.decodes = false;
    expect(await captureStill(createPicture(), never)).toBeUndefined();
  });

  it('leaves no unhandled rejection for the end of the time, where the browser has no decoder', async () => {
    vi.stubGlobal('createImageBitmap', undefined);
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    expect(await captureStill(createPicture(), never)).toBeUndefined();
    timeout.abort();
    // Node reports it at the end of the turn.
    await new Promise(resolve => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  });
});
