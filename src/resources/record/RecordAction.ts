import type { IconName } from '../../ui/icons/Icon.tsx';

/** An action on a record, as a button or as a menu entry. */
export interface RecordAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  /** The action only reads data, and changes nothing. */
  readonly isReadOnly?: boolean;
  /** Whether it is the most used action. */
  readonly primary?: boolean;
  /** The state of the record does not allow it: then it is no button. */
  readonly isUnavailable?: boolean;
  /** Why it is disabled; it stays visible. */
  readonly disabledReason?: string | undefined;
  /** The menu group of the action, and the index of the group. */
  readonly group?: { readonly label: string; readonly index: number };
  readonly onPick: () => void;
}
