import { createStore } from '../../domain/createStore.ts';
import type { RowSelection } from '../../resources/selection/selection.ts';

/** The resources that can be confirmed, one or many at once. */
export type ConfirmedResource = 'alerts' | 'faults';

/** What is confirmed: selected rows, or all that match a filter. */
export type ConfirmedSelection = Pick<
  RowSelection,
  'ids' | 'isAllMatching' | 'filter' | 'count' | 'clear'
>;

/** A confirmation of many that waits for the user's consent. */
export interface PendingConfirmation {
  readonly resource: ConfirmedResource;
  readonly selection: ConfirmedSelection;
}

/** The open confirmation of many, from the bar of the selected rows to its dialog. */
export const pendingConfirmation = createStore<PendingConfirmation | undefined>(undefined);
