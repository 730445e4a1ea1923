/** One set: its common base, the edited version, and the current one. */
interface SetVersions {
  /** When the dialog opened. */
  readonly initial: Iterable<string>;
  /** When the dialog was submitted. */
  readonly edited: Iterable<string>;
  /** On the platform now. */
  readonly current: Iterable<string>;
}

/**
 * Merges the edited changes into the current set: a PATCH contains the whole set, so that otherwise the later of two
 * users would undo the changes of the earlier one. Two changes of a set never conflict, because both start from the
 * same base.
 */
export function mergeSet({ initial, edited, current }: SetVersions): readonly string[] {
  const [initialSet, editedSet] = [new Set(initial), new Set(edited)];
  const remaining = [...current].filter(each => editedSet.has(each) || !initialSet.has(each));
  const added = [...editedSet].filter(each => !initialSet.has(each));
  return [...new Set([...remaining, ...added])];
}

/** Whether two sets have the same members. */
export function isSameSet(first: Iterable<string>, second: Iterable<string>): boolean {
  const [a, b] = [new Set(first), new Set(second)];
  return a.size === b.size && [...a].every(each => b.has(each));
}
