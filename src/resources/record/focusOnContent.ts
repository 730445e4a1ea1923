/**
 * Moves focus to the main content when the focused element was removed; Tab continues to its first button.
 *
 * @example
 * selection.clear();
 * focusOnContent(); // the button that cleared it is not rendered any more
 */
export function focusOnContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
