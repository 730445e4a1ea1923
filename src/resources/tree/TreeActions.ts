export type TreeActionName = 'add' | 'rename' | 'move' | 'delete';

/** An action on a record of a tree. */
export interface TreeAction {
  readonly label: string;
  /** The keyboard shortcut in the tree. */
  readonly key?: string;
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

export type TreeActions = Readonly<Record<TreeActionName, TreeAction>>;
