/** Goes to the button that adds a condition to the group around: what is pressed is about to be gone. */
export function focusAdd(pressed: HTMLElement): void {
  const group = pressed.closest('.query-rule') ?? pressed.closest('.query-group');
  const around = group?.parentElement?.closest('.query-group');
  around?.querySelector<HTMLElement>(':scope > .query-foot > .query-add')?.focus();
}
