interface StillSize {
  readonly width: number;
  readonly height: number;
}

const QUALITIES: readonly number[] = [0.85, 0.6, 0.35];

/**
 * Draws an image in a size in pixels and encodes it: as a JPEG, or as a PNG where it is transparent.
 *
 * @returns undefined where it has more bytes in each quality, or the browser does not encode it
 */
export async function encodeStill(
  image: CanvasImageSource,
  { width, height }: StillSize,
  maxBytes: number,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const [kind, name] = isOpaque(context) ? ['image/jpeg', 'still.jpg'] : ['image/png', 'still.png'];
  for (const quality of QUALITIES) {
    const still = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, kind, quality);
    });
    if (still && still.size <= maxBytes) return new File([still], name, { type: still.type });
  }
  return undefined;
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}
