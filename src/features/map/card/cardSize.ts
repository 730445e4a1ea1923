/** Between a marker and its card, in pixels. */
export const CARD_GAP_PX = 32;

/** The width of the card with its gap, in pixels: that of `.map-card`. */
export const CARD_WIDTH_PX = 292 + CARD_GAP_PX;
