/** One set as two people had it, and as one of them left it. */
interface SetVersions {
  /** As it was when the dialog was opened. */
  readonly initial: Iterable<string>;
  /** As it was left in the dialog. */
  readonly edited: Iterable<string>;
  /** As the platform has it now. */
  readonly current: Iterable<string>;
}

/**
 * The set that is sent: what is there now, without what was taken out here, with what was put in here. A PATCH carries
 * the whole set, so that without this the later of two people would undo what the earlier one did. Two changes of a set
 * never clash: both began with the same one.
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
