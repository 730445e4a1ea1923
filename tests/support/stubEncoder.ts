import { vi } from 'vitest';

/** Canvases that draw and encode images. */
export interface EncoderStub {
  /** Returns the bytes of an image by its quality. */
  getImageSize: (quality: number) => number;
  /** Whether what is drawn has a transparent pixel. */
  isTransparent: boolean;
  /** The rectangles in which images are drawn, in their order. */
  readonly drawn: (readonly unknown[])[];
}

/** Replaces the canvases that jsdom does not have. */
export function stubEncoder(stub: EncoderStub): void {
  const canvas = HTMLCanvasElement.prototype;
  const context = {
    canvas: { width: 1, height: 2 },
    drawImage: (_: unknown, ...rect: number[]) => stub.drawn.push(rect),
    getImageData: () => ({ data: [0, 0, 0, 255, 0, 0, 0, stub.isTransparent ? 254 : 255] }),
  };
  vi.spyOn(canvas, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((resolve, type, quality = 1) => {
    resolve(new Blob(['i'.repeat(stub.getImageSize(quality))], { type: type ?? '' }));
  });
}
