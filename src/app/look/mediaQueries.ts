/** Touch targets are 44 px with a coarse pointer or at the width of a phone. @see UX-08 */
export const TOUCH_MEDIA = '@media (pointer: coarse), (max-width: 599.95px)';

/** Touch has no hover: a touched element would stay highlighted until the next touch. */
export const HOVER_MEDIA = '@media (hover: hover)';
