/** A frame of an item, and its duration in milliseconds. */
export interface ItemSlide {
  readonly time: number;
  /** Rendered on demand: an image can be large, and a list of images needs none of them. */
  readonly render: () => string;
}

/** The duration of a clock without one of its own, and of a video of unknown length. */
export const DEFAULT_DURATION_MS = 5_000;
