import { clipText, MAX_LINE_LENGTH } from '../domain/clipText.ts';

/** How many levels above the pointer target a truncated text may be. */
const MAX_ANCESTOR_LEVELS = 3;

/**
 * Gives every text that is truncated with an ellipsis its full text as `title` on hover or focus, on every screen.
 * An existing title or tooltip stays.
 *
 * @returns a function that stops it
 * @see docs/look.md, Type
 */
export function titleTruncatedText(): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  const handleEvent = ({ target }: Event) => {
    let element = target instanceof HTMLElement ? target : null;
    for (
      let level = 0;
      element && level < MAX_ANCESTOR_LEVELS;
      level += 1, element = element.parentElement
    )
      if (isTruncated(element)) setTitle(element);
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, handleEvent, { signal, passive: true });
  return () => abortController.abort();
}

function isTruncated(element: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isWider = scrollWidth > clientWidth;
  const isHigher = scrollHeight > clientHeight;
  // Most elements are neither: their style is not computed.
  if (!isWider && !isHigher) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (isWider && textOverflow === 'ellipsis') || (isHigher && /^\d/u.test(webkitLineClamp));
}

function setTitle(element: HTMLElement): void {
  const text = clipText(element.textContent.trim(), MAX_LINE_LENGTH);
  if (text && !element.closest('[title]')) element.title = text;
}
