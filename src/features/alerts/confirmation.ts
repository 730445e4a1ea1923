import { createStore } from '../../ui/createStore.ts';
import type { RowSelection } from '../../resources/selection/selection.ts';

/** The resources that can be confirmed, one or many at once. */
export type ConfirmedResource = 'alerts' | 'faults';

/** A confirmation of many that waits for the user's consent. */
export interface PendingConfirmation {
  readonly resource: ConfirmedResource;
  readonly selection: RowSelection;
}

/** The open confirmation of many, from the bar of the selected rows to its dialog. */
export const pendingConfirmation = createStore<PendingConfirmation | undefined>(undefined);
