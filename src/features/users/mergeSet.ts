/** One set as two people had it, and as one of them left it. */
interface Versions {
  /** As it was when the dialog was opened. */
  readonly before: Iterable<string>;
  /** As it was left in the dialog. */
  readonly mine: Iterable<string>;
  /** As the platform has it now. */
  readonly theirs: Iterable<string>;
}

/**
 * The set that is sent: what is there now, without what was taken out here, with what was put in here. A PATCH carries
 * the whole set, so that without this the later of two people would undo what the earlier one did. Two changes of a set
 * never clash: both began with the same one.
 */
export function mergeSet({ before, mine, theirs }: Versions): readonly string[] {
  const [was, is] = [new Set(before), new Set(mine)];
  const kept = [...theirs].filter(each => is.has(each) || !was.has(each));
  const added = [...is].filter(each => !was.has(each));
  return [...new Set([...kept, ...added])];
}

/** Whether two sets have the same members. */
export function sameSet(one: Iterable<string>, other: Iterable<string>): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every(each => b.has(each));
}
