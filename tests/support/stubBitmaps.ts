import { vi } from 'vitest';

import { stubEncoder, type EncoderStub } from './stubEncoder.ts';

/** What a stubbed browser has: pictures that it decodes, and images of them that it encodes. */
export interface BitmapStub extends EncoderStub {
  decodes: boolean;
  /** Pixels. */
  width: number;
  height: number;
  /** The decoded pictures that are not released. */
  open: number;
}

/** Replaces what jsdom does not have: the decoder of pictures, and canvases. */
export function stubBitmaps(): BitmapStub {
  const stub: BitmapStub = {
    ...{ decodes: true, width: 3_840, height: 2_160, open: 0 },
    ...{ getImageSize: quality => quality * 10_000, isTransparent: false, drawn: [] },
  };
  stubEncoder(stub);
  vi.stubGlobal('createImageBitmap', () => {
    if (!stub.decodes) return Promise.reject(new DOMException('Not decoded', 'InvalidStateError'));
    stub.open += 1;
    const close = () => (stub.open -= 1);
    return Promise.resolve({ width: stub.width, height: stub.height, close });
  });
  return stub;
}
