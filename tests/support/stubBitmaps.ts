import { vi } from 'vitest';

import { stubEncoder, type EncoderStub } from './stubEncoder.ts';

/** What a stubbed browser has: pictures that it decodes, and images of them that it encodes. */
export interface BitmapStub extends EncoderStub {
  decodes: boolean;
  /** Pixels. */
  width: number;
  height: number;
  /** The decoded pictures that are not released, and the largest number of them at a time. */
  open: number;
  mostOpen: number;
  /** What the decoder waits for. */
  ready: Promise<void>;
}

/** Replaces what jsdom does not have: the decoder of pictures, and canvases. */
export function stubBitmaps(): BitmapStub {
  const stub: BitmapStub = {
    ...{ decodes: true, width: 3_840, height: 2_160, open: 0 },
    ...{ mostOpen: 0, ready: Promise.resolve() },
    ...{ getImageSize: quality => quality * 10_000, isTransparent: false, drawn: [] },
  };
  stubEncoder(stub);
  vi.stubGlobal('createImageBitmap', async () => {
    if (!stub.decodes) throw new DOMException('Not decoded', 'InvalidStateError');
    await stub.ready;
    stub.open += 1;
    stub.mostOpen = Math.max(stub.mostOpen, stub.open);
    const close = () => (stub.open -= 1);
    return { width: stub.width, height: stub.height, close };
  });
  return stub;
}
