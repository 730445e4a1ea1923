import type { IconName } from '../../ui/icons/Icon.tsx';

/** Something that can be done with a record, as a button or an entry of its menu. */
export interface RecordAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  /** It only asks, and changes nothing. */
  readonly isReadOnly?: boolean;
  /** The one that most come for. */
  readonly primary?: boolean;
  /** The record is not in a state for it: it is no button of its own then. */
  readonly isUnavailable?: boolean;
  /** Why it cannot be done now; it stays visible. */
  readonly disabledReason?: string | undefined;
  /** The group of a menu that it stands in, and the place of the group. */
  readonly group?: { readonly label: string; readonly index: number };
  readonly onPick: () => void;
}
