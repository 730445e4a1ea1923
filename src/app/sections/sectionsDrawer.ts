import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function setIsOpen(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  listeners.forEach(listener => listener());
}

/** The drawer with the sidebar of a narrow screen; several buttons open it. */
export const sectionsDrawer = {
  open: () => setIsOpen(true),
  close: () => setIsOpen(false),
  read: () => isOpen,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useSectionsDrawer = (): boolean =>
  useSyncExternalStore(sectionsDrawer.subscribe, sectionsDrawer.read);
