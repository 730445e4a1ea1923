import { useSyncExternalStore } from 'react';

/** The overlays of the shell, one at a time, for bars, shortcuts and the palette. */
export type DialogName = 'palette' | 'shortcuts' | 'messages' | 'more' | 'password' | 'logOut';

let openDialogName: DialogName | undefined;
const listeners = new Set<() => void>();

function setOpenDialogName(nextName: DialogName | undefined): void {
  if (nextName === openDialogName) return;
  openDialogName = nextName;
  for (const listener of listeners) listener();
}

/** Opens a dialog and closes the open one. */
export const openDialog = (dialogName: DialogName): void => setOpenDialogName(dialogName);

/** Closes this dialog, or the open one. */
export const closeDialog = (dialogName = openDialogName): void => {
  if (dialogName === openDialogName) setOpenDialogName(undefined);
};

export const isDialogOpen = (dialogName: DialogName): boolean => openDialogName === dialogName;

export const toggleDialog = (dialogName: DialogName): void =>
  setOpenDialogName(dialogName === openDialogName ? undefined : dialogName);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenDialogName = (): DialogName | undefined =>
  useSyncExternalStore(subscribe, () => openDialogName);
