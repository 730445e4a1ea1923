import { createStore } from '../../../domain/createStore.ts';
import type { ListedAlert } from '../ListedAlert.ts';

/** The alert whose device, type or domain is to be muted: its dialog is open. */
export const muteTarget = createStore<ListedAlert | undefined>(undefined);
