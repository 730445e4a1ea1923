import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';

const isOpenStore = createStore(false);

/** The drawer with the sidebar of a narrow screen; several buttons open it. */
export const sectionsDrawer = {
  open: () => isOpenStore.set(true),
  close: () => isOpenStore.set(false),
};

export const useSectionsDrawer = (): boolean => useStore(isOpenStore);
