/** Goes to the button that adds a condition to the group around: what is pressed is about to be gone. */
export function focusAddButton(pressed: HTMLElement): void {
  const group = pressed.closest('.query-rule') ?? pressed.closest('.query-group');
  const parentGroup = group?.parentElement?.closest('.query-group');
  parentGroup?.querySelector<HTMLElement>(':scope > .query-foot > .query-add')?.focus();
}
