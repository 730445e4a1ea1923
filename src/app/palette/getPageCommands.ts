/** A command of the visible screen: one of its buttons. */
export interface PageCommand {
  readonly label: string;
  readonly press: () => void;
}

/** The containers of commands for a whole screen or its selected rows: header, toolbar, footer. */
const COMMAND_CONTAINERS = [
  '.bulk',
  '.page-actions',
  '.page-toolbar',
  '.list-tools',
  '.record-foot',
  '.form-foot',
]
  .map(container => `main ${container}`)
  .join(', ');
const CLICKABLE_SELECTOR = 'button, a[href], [role=button]';
/** Disabled buttons, and those that are not commands: field options, icons within a chip. */
const EXCLUDED_SELECTOR =
  ':disabled, [aria-disabled=true], [role=combobox], [aria-hidden=true], [aria-hidden=true] *';

/**
 * Returns the commands of the visible screen from its rendered buttons: every button of a header or a toolbar is a
 * command, also on new screens. Each runs by a click, so that the screen does not depend on the palette, and
 * disabled buttons are excluded.
 */
export function getPageCommands(): readonly PageCommand[] {
  const elementByLabel = new Map(
    [...document.querySelectorAll(COMMAND_CONTAINERS)]
      .flatMap(container => [...container.querySelectorAll<HTMLElement>(CLICKABLE_SELECTOR)])
      .filter(element => !element.matches(EXCLUDED_SELECTOR))
      .map(element => [getAccessibleName(element), element] as const),
  );
  elementByLabel.delete('');
  return [...elementByLabel].map(([label, element]) => ({
    label,
    press: () => {
      // The opened element later restores the focus to it.
      element.focus();
      element.click();
    },
  }));
}

const getAccessibleName = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();
