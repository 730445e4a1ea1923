import { clipText, MAX_LINE_LENGTH } from '../domain/clipText.ts';

/** How far above what is pointed at the words may be cut. */
const MAX_ANCESTOR_LEVELS = 3;

/**
 * Whatever the layout cuts with an ellipsis has its whole words as a title once somebody points at it, or it has the
 * focus: on every screen, without one having to think of it. What has a title or a tooltip of its own keeps that.
 *
 * @returns what ends it
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
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (textOverflow === 'ellipsis' && scrollWidth > clientWidth) return true;
  return /^\d/u.test(webkitLineClamp) && scrollHeight > clientHeight;
}

function setTitle(element: HTMLElement): void {
  const text = clipText(element.textContent.trim(), MAX_LINE_LENGTH);
  if (text && !element.closest('[title]')) element.title = text;
}
