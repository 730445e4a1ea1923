/** What can be done in a tree. */
export type TreeActionName = 'add' | 'rename' | 'move' | 'delete';

/** Something that can be done to a record of a tree. */
export interface TreeAction {
  readonly label: string;
  /** The key that does it in the tree. */
  readonly key?: string;
  /** Why it cannot be done. */
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

/** All that can be done to one record of a tree. */
export type TreeActions = Readonly<Record<TreeActionName, TreeAction>>;
