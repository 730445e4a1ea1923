import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';

/** Whether the task drawer is open; stored outside of the screens, because two bars and a notification open it. */
const isOpenStore = createStore(false);

export const openTasksDrawer = (): void => isOpenStore.set(true);
/**
 * Closes the drawer of the tasks, which continue.
 *
 * @example closeTasksDrawer(); // useIsTasksDrawerOpen() returns false
 */
export const closeTasksDrawer = (): void => isOpenStore.set(false);
export const toggleTasksDrawer = (): void => isOpenStore.set(!isOpenStore.get());

/**
 * Whether the drawer of the tasks is open. The caller re-renders with every change.
 *
 * @example const isOpen = useIsTasksDrawerOpen();
 */
export const useIsTasksDrawerOpen = (): boolean => useStore(isOpenStore);
