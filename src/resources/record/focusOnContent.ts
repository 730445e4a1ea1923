/** Where the focus goes when what had it is gone: the sheet, from which Tab goes on to its first button. */
export function focusOnContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
