import { createStore } from '../../../domain/createStore.ts';
import type { ListedAlert } from '../ListedAlert.ts';

/** The alert in the panel next to the list. */
export const openAlert = createStore<ListedAlert | undefined>(undefined);
