/** Where a finger points, every target has 44 px; so has a phone's width, whatever points there. @see UX-08 */
export const TOUCH_MEDIA = '@media (pointer: coarse), (max-width: 599.95px)';

/** A finger does not hover: what it has touched would stay marked until it touches something else. */
export const HOVER_MEDIA = '@media (hover: hover)';
