/** Moves focus to the main content when the focused element was removed; Tab continues to its first button. */
export function focusOnContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
