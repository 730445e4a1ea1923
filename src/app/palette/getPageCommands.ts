/** Something that the screen in view can do: one of its own buttons. */
export interface PageCommand {
  readonly label: string;
  readonly press: () => void;
}

/** Where a screen has what it can do as a whole, or with the selected rows: its header, its tools, its foot. */
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
/** What cannot be pressed now, and what is no command: the choice of a field, a glyph within a chip. */
const EXCLUDED_SELECTOR =
  ':disabled, [aria-disabled=true], [role=combobox], [aria-hidden=true], [aria-hidden=true] *';

/**
 * What the screen in view offers, as it is drawn: whatever a header or a toolbar has to press is a command, also on
 * screens that nobody has thought of yet. Each is pressed as a finger would, so that the screen needs to know nothing
 * of the palette, and what is disabled there is not offered here.
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
      // What it opens gives the focus back to it.
      element.focus();
      element.click();
    },
  }));
}

const getAccessibleName = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();
