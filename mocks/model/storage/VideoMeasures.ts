/** Pixels and milliseconds; each as far as the container of a video has it. */
export interface VideoMeasures {
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
}
