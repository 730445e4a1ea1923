import { useEffect, useEffectEvent } from 'react';
import { useListContext, useStore as useUserStore } from 'react-admin';

import { session } from '../../../api/session.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { openAlert } from './openAlert.ts';

const TEXT_INPUT =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=slider]';
/** The panel of an alert is beside the list, which stays in use. */
const MODAL = '[role=dialog]:not(.over-drawer), [role=alertdialog], [role=menu]';

/** What a key does with the alert under the focus, or in the panel. */
export interface AlarmKeyHandlers {
  readonly onConfirm: (alert: ListedAlert) => void;
  readonly onShowMap: (alert: ListedAlert) => void;
}

/**
 * The keys of the list of alarms: j and k move the focus between the alerts, c confirms, m shows the device on the map,
 * o opens the alert. Off while a user types, in a dialog, or where the user has turned off single keys.
 */
export function useAlarmKeys({ onConfirm, onShowMap }: AlarmKeyHandlers): void {
  const { data = [] } = useListContext<ListedAlert>();
  const [isEnabled] = useUserStore(`shortcuts.${session.read()?.userId ?? ''}`, true);

  const moveFocus = (step: number) => {
    const names = [...document.querySelectorAll<HTMLElement>('[data-alert]')];
    const current = names.findIndex(name =>
      name.closest('tr, li')?.contains(document.activeElement),
    );
    const index = Math.min(Math.max(current + step, 0), names.length - 1);
    names[index]?.focus();
    if (openAlert.get()) openAlert.set(data[index]);
  };
  const getCurrent = () => {
    const name = document.activeElement?.closest('tr, li')?.querySelector('[data-alert]');
    const id = name?.getAttribute('data-alert');
    return data.find(alert => alert.id === id) ?? openAlert.get();
  };
  const withCurrent = (action: (alert: ListedAlert) => void) => {
    const alert = getCurrent();
    if (alert) action(alert);
  };
  const actions: Readonly<Record<string, () => void>> = {
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    c: () => withCurrent(onConfirm),
    m: () => withCurrent(onShowMap),
    o: () => withCurrent(openAlert.set),
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
    if (!isEnabled || defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TEXT_INPUT)) return;
    if (document.querySelector(MODAL) || !Object.hasOwn(actions, key)) return;
    event.preventDefault();
    actions[key]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
