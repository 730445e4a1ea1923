interface TimedSlide {
  readonly time: number;
}

/** The maximum number of slides of an item; the last one stays for the rest. */
const MAX_SLIDES = 1_000;

/**
 * Returns slides that together are shown for a duration: a longer series is cut, and a shorter one starts again.
 *
 * @param duration milliseconds
 */
export function fitSlides<Slide extends TimedSlide>(
  slides: readonly Slide[],
  duration: number,
): readonly Slide[] {
  const fitted: Slide[] = [];
  for (let n = 0, rest = duration; rest > 0; n += 1) {
    const slide = slides[n % slides.length];
    if (!slide) break;
    const isLast = slides.length === 1 || n === MAX_SLIDES - 1;
    const time = isLast ? rest : Math.min(slide.time, rest);
    fitted.push({ ...slide, time });
    rest -= time;
  }
  return fitted;
}
