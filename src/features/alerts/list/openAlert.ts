import { createStore } from '../../../ui/createStore.ts';
import type { AlertRecord } from '../AlertRecord.ts';

/** The alert in the panel beside the list. */
export const openAlert = createStore<AlertRecord | undefined>(undefined);
