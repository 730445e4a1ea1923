import { useEffect, useEffectEvent } from 'react';
import { useListContext, useStore as useUserStore } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { session } from '../../../api/session.ts';
import { isModalOpen } from '../../../ui/isModalOpen.ts';
import { isComposing } from '../../../ui/isComposing.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { alertRows } from './alertRows.ts';
import { openAlert } from './openAlert.ts';

const TEXT_INPUT =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=slider]';

/** What a key does with the alert under the focus, or in the panel. */
export interface AlarmKeyHandlers {
  readonly onConfirm: (alert: ListedAlert) => void;
  readonly onShowMap: (alert: ListedAlert) => void;
}

/**
 * The keys of the list of alarms: j and k move the focus between the alerts and the groups, c confirms, m shows the
 * device on the map, from where Back leads to its row, o opens the alert or the group. Off while a user types, in a
 * dialog, or where the user has turned off single keys. When the row with the focus leaves, the next one has it.
 */
export function useAlarmKeys({ onConfirm, onShowMap }: AlarmKeyHandlers): void {
  const { data } = useListContext<ListedAlert>();
  const navigationType = useNavigationType();
  const { key: entryKey } = useLocation();
  const [isEnabled] = useUserStore(`shortcuts.${session.read()?.userId ?? ''}`, true);

  const moveFocus = (step: number) => {
    // The row of a cleared alert leaves when it is confirmed: `c j` leads to the next one, as from a row that stays.
    if (alertRows.takeSuccessor() && step > 0) return;
    const names = alertRows.getAll();
    const current = alertRows.getFocusedIndex();
    // The focus may be in the panel of an alert.
    const from = current < 0 ? alertRows.findIndex(openAlert.get()) : current;
    const index = Math.min(Math.max(from + step, 0), names.length - 1);
    const name = names[index];
    name?.focus();
    if (openAlert.get() && name && !alertRows.isGroup(name))
      openAlert.set(alertRows.getAlert(name));
  };
  const withCurrent = (
    onAlert: (alert: ListedAlert) => void,
    onGroup?: (name: HTMLElement) => void,
  ) => {
    const name = alertRows.getAll()[alertRows.getFocusedIndex()];
    const alert = alertRows.getAlert(name) ?? openAlert.get();
    if (name && onGroup && alertRows.isGroup(name)) onGroup(name);
    else if (alert) onAlert(alert);
  };
  const actions: Readonly<Record<string, () => void>> = {
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    c: () => withCurrent(onConfirm, confirmGroup),
    m: () =>
      withCurrent(alert => {
        alertRows.rememberMapAlert(alert, entryKey);
        onShowMap(alert);
      }),
    o: () => withCurrent(openAlert.set, name => name.click()),
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (!isEnabled || defaultPrevented || isComposing(event) || ctrlKey || metaKey || altKey)
      return;
    if (target instanceof Element && target.closest(TEXT_INPUT)) return;
    if (isModalOpen() || !Object.hasOwn(actions, key)) return;
    event.preventDefault();
    actions[key]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('focusin', alertRows.rememberFocus);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('focusin', alertRows.rememberFocus);
      alertRows.forgetFocus();
    };
  }, []);
  useEffect(() => alertRows.restoreFocus(), [data]);
  useEffect(() => {
    if (navigationType === NavigationType.Pop) alertRows.returnFromMap(entryKey);
  }, [data, navigationType, entryKey]);
}

const confirmGroup = (name: HTMLElement) =>
  name.closest('li')?.querySelector<HTMLElement>('[data-confirm-group]')?.click();
