import { createStore, useStore } from '../../ui/createStore.ts';

/** Whether the task drawer is open; stored outside of the screens, because two bars and a notification open it. */
const isOpenStore = createStore(false);

export const openTasksDrawer = (): void => isOpenStore.set(true);
export const closeTasksDrawer = (): void => isOpenStore.set(false);
export const toggleTasksDrawer = (): void => isOpenStore.set(!isOpenStore.get());

export const useIsTasksDrawerOpen = (): boolean => useStore(isOpenStore);
