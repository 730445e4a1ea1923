import { clipText, MAX_LINE_LENGTH } from '../domain/clipText.ts';

/** How far above what is pointed at the words may be cut. */
const LEVELS = 3;

/**
 * Whatever the layout cuts with an ellipsis has its whole words as a title once somebody points at it, or it has the
 * focus: on every screen, without one having to think of it. What has a title or a tooltip of its own keeps that.
 *
 * @returns what ends it
 * @see look.md 3
 */
export function followCutWords(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const tell = ({ target }: Event) => {
    let element = target instanceof HTMLElement ? target : null;
    for (let level = 0; element && level < LEVELS; level += 1, element = element.parentElement)
      if (isCut(element)) entitle(element);
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, tell, { signal, passive: true });
  return () => watch.abort();
}

function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (textOverflow === 'ellipsis' && scrollWidth > clientWidth) return true;
  return /^\d/u.test(webkitLineClamp) && scrollHeight > clientHeight;
}

function entitle(element: HTMLElement): void {
  const words = clipText(element.textContent.trim(), MAX_LINE_LENGTH);
  if (words && !element.closest('[title]')) element.title = words;
}
