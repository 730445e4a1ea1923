/** A frame of an item, and its duration in milliseconds. */
export interface ItemSlide {
  readonly time: number;
  /** Rendered on demand: an image can be large, and a list of images needs none of them. */
  readonly render: () => string;
}

/** How long a text without a duration is shown, and a page without a page time. */
export const DEFAULT_DURATION_MS = 5_000;
