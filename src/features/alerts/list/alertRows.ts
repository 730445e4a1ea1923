import type { ListedAlert } from '../ListedAlert.ts';

/** The names of the alerts on the screen, and the lines of groups. */
const NAMES = '[data-alert], [data-alarm-group]';

const alertByElement = new WeakMap<Element, ListedAlert>();
/** The row that has the focus, or had it when it was removed. */
let focused: { readonly name: HTMLElement; readonly index: number } | undefined;
/** The row that has the focus instead of one that has left: for `j` it is still the next one. */
let successor: Element | undefined;
/** The alert that the map was opened from, and the history entry of its list. */
let mapOrigin: { readonly alertId: string; readonly entryKey: string } | undefined;

/** A row of alerts for the keys: the name of an alert, or the line of a group. */
export const alertRows = {
  /** Returns a function that registers the element of an alert; of a group, with its latest alert. */
  createRef: (alert: ListedAlert) => (element: HTMLElement | null) => {
    if (element) alertByElement.set(element, alert);
  },

  getAll: (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NAMES)],

  /** Returns the index of the row with the focus; -1 without one. A row may be inside the line of its group. */
  getFocusedIndex: (): number =>
    alertRows
      .getAll()
      .findLastIndex(name => name.closest('tr, li')?.contains(document.activeElement)),

  /** Returns the index of the row of an alert; -1 where it has none. */
  findIndex: (alert: ListedAlert | undefined): number =>
    alert ? alertRows.getAll().findIndex(name => name.dataset['alert'] === alert.id) : -1,

  getAlert: (name: Element | undefined): ListedAlert | undefined =>
    name && alertByElement.get(name),

  isGroup: (name: Element): boolean => name.hasAttribute('data-alarm-group'),

  /** Remembers the row with the focus, so that the next one gets it when the row leaves. */
  rememberFocus: (): void => {
    const index = alertRows.getFocusedIndex();
    const name = alertRows.getAll()[index];
    if (name) focused = { name, index };
    // In a dialog, the row that opened it is still the one to return to.
    else if (!document.activeElement?.closest('[role=dialog]')) focused = undefined;
  },

  forgetFocus: (): void => {
    focused = undefined;
  },

  /** Moves the focus to the next row when the row with the focus has left, e.g. because it was confirmed. */
  restoreFocus: (): void => {
    if (!focused || focused.name.isConnected || document.activeElement !== document.body) return;
    const names = alertRows.getAll();
    const next = names[focused.index];
    (next ?? names.at(-1))?.focus();
    successor = next;
  },

  /** Whether the row with the focus follows one that has just left; only the first time. */
  takeSuccessor: (): boolean => {
    const isSuccessor = successor !== undefined && successor === document.activeElement;
    successor = undefined;
    return isSuccessor;
  },

  /** Remembers the alert whose device is shown on the map: Back leads to its row. */
  rememberMapAlert: ({ id }: Pick<ListedAlert, 'id'>, entryKey: string): void => {
    mapOrigin = { alertId: id, entryKey };
  },

  /** Gives the focus to the row that the map was opened from, once, in its own history entry. */
  returnFromMap: (entryKey: string): void => {
    if (mapOrigin?.entryKey !== entryKey) mapOrigin = undefined;
    const name = alertRows.getAll().find(({ dataset }) => dataset['alert'] === mapOrigin?.alertId);
    if (!mapOrigin || !name) return;
    mapOrigin = undefined;
    name.focus();
  },
};
