import { createStore } from '../../../ui/createStore.ts';
import type { AlertRecord } from '../AlertRecord.ts';

/** The alert whose device, type or domain is to be muted: its dialog is open. */
export const muteTarget = createStore<AlertRecord | undefined>(undefined);
