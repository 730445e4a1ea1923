import { useSyncExternalStore } from 'react';

/** What can float over the shell, one at a time. Bars, keys and the palette open the same thing. */
export type DialogName = 'palette' | 'shortcuts' | 'messages' | 'more' | 'password' | 'logOut';

let openDialogName: DialogName | undefined;
const listeners = new Set<() => void>();

function setOpenDialogName(nextName: DialogName | undefined): void {
  if (nextName === openDialogName) return;
  openDialogName = nextName;
  for (const listener of listeners) listener();
}

/** Opens it, in place of what is open. */
export const openDialog = (dialogName: DialogName): void => setOpenDialogName(dialogName);

/** Closes it, or whatever is open. */
export const closeDialog = (dialogName = openDialogName): void => {
  if (dialogName === openDialogName) setOpenDialogName(undefined);
};

/** Whether it is what is open. */
export const isDialogOpen = (dialogName: DialogName): boolean => openDialogName === dialogName;

/** Opens what is closed, closes what is open. */
export const toggleDialog = (dialogName: DialogName): void =>
  setOpenDialogName(dialogName === openDialogName ? undefined : dialogName);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenDialogName = (): DialogName | undefined =>
  useSyncExternalStore(subscribe, () => openDialogName);
