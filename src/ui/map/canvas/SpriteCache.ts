/** A picture that is drawn many times. */
interface Sprite {
  readonly picture: HTMLCanvasElement;
  /** Half its width, in CSS pixels: the origin of the drawing is its center. */
  readonly reach: number;
}

type DrawSprite = (context: CanvasRenderingContext2D) => void;

/** Pictures by key, in the pixel ratio of a screen: copying a picture is much cheaper than drawing it. */
export class SpriteCache {
  readonly pixelRatio: number;
  readonly #sprites = new Map<string, Sprite>();

  constructor(pixelRatio: number) {
    this.pixelRatio = pixelRatio;
  }

  /** Copies a picture onto a canvas, its center at a point; draws it first if it is new. */
  stamp(
    context: CanvasRenderingContext2D,
    key: string,
    [x, y, reach]: readonly [x: number, y: number, reach: number],
    draw: DrawSprite,
  ): void {
    const { picture } = this.#sprites.get(key) ?? this.#create(key, reach, draw);
    // Whole pixels, otherwise every copy is blurred and slow.
    const left = Math.round((x - reach) * this.pixelRatio) / this.pixelRatio;
    const top = Math.round((y - reach) * this.pixelRatio) / this.pixelRatio;
    context.drawImage(picture, left, top, 2 * reach, 2 * reach);
  }

  #create(key: string, reach: number, draw: DrawSprite): Sprite {
    const picture = document.createElement('canvas');
    const size = Math.ceil(2 * reach * this.pixelRatio);
    picture.width = size;
    picture.height = size;
    const context = picture.getContext('2d');
    if (context) {
      context.scale(size / (2 * reach), size / (2 * reach));
      context.translate(reach, reach);
      draw(context);
    }
    const sprite = { picture, reach };
    this.#sprites.set(key, sprite);
    return sprite;
  }
}
