import { createStore } from '../domain/createStore.ts';
import { useStore } from '../ui/useStore.ts';

/** The overlays of the shell, one at a time, for bars, shortcuts and the palette. */
export type DialogName =
  | 'palette'
  | 'shortcuts'
  | 'messages'
  | 'more'
  | 'password'
  | 'contract'
  | 'logOut';

const openDialogStore = createStore<DialogName | undefined>(undefined);

/** Opens a dialog and closes the open one. */
export const openDialog = (dialogName: DialogName): void => openDialogStore.set(dialogName);

/** Without a name, closes whichever dialog is open. */
export const closeDialog = (dialogName = openDialogStore.get()): void => {
  if (isDialogOpen(dialogName)) openDialogStore.set(undefined);
};

export const isDialogOpen = (dialogName: DialogName | undefined): boolean =>
  openDialogStore.get() === dialogName;

export const toggleDialog = (dialogName: DialogName): void =>
  openDialogStore.set(isDialogOpen(dialogName) ? undefined : dialogName);

export const useOpenDialogName = (): DialogName | undefined => useStore(openDialogStore);
