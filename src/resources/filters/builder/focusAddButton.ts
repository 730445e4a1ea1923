/** Focuses the add button of the surrounding group: the pressed button is about to unmount. */
export function focusAddButton(pressed: HTMLElement): void {
  const group = pressed.closest('.query-rule') ?? pressed.closest('.query-group');
  const parentGroup = group?.parentElement?.closest('.query-group');
  parentGroup?.querySelector<HTMLElement>(':scope > .query-foot > .query-add')?.focus();
}
